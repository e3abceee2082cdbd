/**
 * What came now, with those parts of what was before that are the same in both: who looks at such a part does not see it change.
 * Both are plain data, and what came belongs to nobody else yet.
 */
export function sameParts<Value>(before: unknown, now: Value): Value {
  if (before === now || !isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const parts: Record<string, unknown> = now;
  const names = Object.keys(parts);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    parts[name] = sameParts(before[name], parts[name]);
    same &&= parts[name] === before[name] && name in before;
  }
  return same ? (before as Value) : now;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
