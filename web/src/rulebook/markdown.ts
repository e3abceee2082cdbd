// The little Markdown of our rulebooks as a tree, so that nothing is ever put into the page as HTML.
export type Span =
  | { kind: "text"; text: string }
  | { kind: "strong" | "em" | "code"; text: string }
  | { kind: "link"; text: string; to: string }
  | { kind: "rule"; id: string };

export type Block =
  | { kind: "p"; spans: Span[] }
  | { kind: "heading"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "code"; text: string };

const marks = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)|\b([A-Z]{2}-\d{1,3}[a-z]?)\b/g;

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > at) spans.push({ kind: "text", text: text.slice(at, match.index) });
    at = match.index + match[0].length;
    if (match[1] !== undefined) spans.push({ kind: "strong", text: match[1] });
    else if (match[2] !== undefined) spans.push({ kind: "em", text: match[2] });
    else if (match[3] !== undefined) spans.push({ kind: "code", text: match[3] });
    else if (match[4] !== undefined) spans.push({ kind: "link", text: match[4], to: match[5] ?? "" });
    else if (match[6] !== undefined) spans.push({ kind: "rule", id: match[6] });
  }
  if (at < text.length) spans.push({ kind: "text", text: text.slice(at) });
  return spans;
}

const cellsOf = (line: string) => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => spansOf(cell.trim()));
const item = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split("\n");
  for (let i = 0; i < lines.length; ) {
    const line = lines[i] ?? "";
    if (line.trim() === "") {
      i += 1;
    } else if (line.startsWith("```")) {
      const end = lines.findIndex((each, at) => at > i && each.startsWith("```"));
      const until = end < 0 ? lines.length : end;
      blocks.push({ kind: "code", text: lines.slice(i + 1, until).join("\n") });
      i = until + 1;
    } else if (line.startsWith("#")) {
      blocks.push({ kind: "heading", spans: spansOf(line.replace(/^#+\s*/, "")) });
      i += 1;
    } else if (line.startsWith("|")) {
      const table: string[] = [];
      while ((lines[i] ?? "").startsWith("|")) table.push(lines[i++] ?? "");
      const [head = "", , ...rows] = table;
      blocks.push({ kind: "table", head: cellsOf(head), rows: rows.map(cellsOf) });
    } else if (item.test(line)) {
      const ordered = item.exec(line)?.[1] !== undefined;
      const items: string[] = [];
      while (i < lines.length && (lines[i] ?? "").trim() !== "") {
        const found = item.exec(lines[i] ?? "");
        if (found) items.push(found[2] ?? "");
        else items.push(`${items.pop() ?? ""} ${(lines[i] ?? "").trim()}`);
        i += 1;
      }
      blocks.push({ kind: "list", ordered, items: items.map(spansOf) });
    } else {
      const words: string[] = [];
      while (i < lines.length && (lines[i] ?? "").trim() !== "" && !/^[|#]|^```/.test(lines[i] ?? "") && !item.test(lines[i] ?? ""))
        words.push((lines[i++] ?? "").trim());
      blocks.push({ kind: "p", spans: spansOf(words.join(" ")) });
    }
  }
  return blocks;
}
