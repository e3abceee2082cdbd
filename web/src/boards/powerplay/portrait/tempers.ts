// What the six words of a look leave open, decided by hand for each of the 77: colouring, mood, and the one quirk that
// his name promises. A player who is not listed here (a house deck) gets a temper from his id.
import type { Brows, Eyes, Mouth, Nose } from "./features";
import type { Creature } from "./look";
import type { HairName, SkinName } from "./palette";

export type Quirk =
  | "two-heads" | "three-heads" | "tentacles" | "holes" | "dial" | "garage" | "wimple" | "surgical" | "visor-up" | "lock"
  | "battlements" | "nemes" | "tape" | "tiny" | "zzz" | "drops" | "leaves" | "icicles" | "straw" | "widows-peak"
  | "wizard" | "top-hat" | "bowler" | "pointed" | "wig" | "stars" | "bolts" | "clock" | "gate" | "clamp" | "bricks"
  | "stripes" | "flames" | "bolt" | "maple" | "stitches" | "swirl" | "snowflakes" | "paws"
  | "plaster" | "rust" | "plough" | "goggles" | "tuft" | "gravy" | "pile" | "shield" | "blush";

export interface Temper {
  skin: SkinName;
  hair: HairName;
  eyes: Eyes;
  brows: Brows;
  mouth: Mouth;
  nose: Nose;
  quirks: Quirk[];
}

// skin, hair, eyes, brows, mouth, nose, quirks
const table: Record<string, string> = {
  "butterfist": "honey brown happy angry tongue big plaster",
  "gloves-off-gus": "peach ginger glare angry gap big",
  "auntie-elbow": "porcelain grey sly angry smirk button",
  "wrecking-paul": "amber black glare bushy grit big",
  "grumblegore": "moss black glare angry fangs big",
  "madame-mayhem": "cocoa black lash angry grin sharp",
  "slush-puppy": "slush white wide worried wobble none drops",
  "wobbly-wanda": "peach blonde cross worried wobble button",
  "benchwarmer-ben": "sand brown sleepy soft smile big",
  "zigzag": "brass black lamp none grille none bolt",
  "soggy-sock": "soggy brown tired worried pout none drops",
  "puckerella": "porcelain blonde lash soft smile button stars blush",
  "duct-tape-tremblay": "peach brown open raised smirk big tape",
  "moose-on-the-loose": "moose brown wide raised oh none",
  "breezy-louise": "amber auburn happy soft smile sharp swirl",
  "tick-tock": "brass black lamp none grille none clock top-hat",
  "maple-mick": "peach auburn happy bushy smile big maple",
  "speedy-poutine": "sand brown open raised laugh button gravy",
  "baron-von-dangle": "porcelain black sly raised smirk long top-hat",
  "snow-wight": "ghost black lash soft smile none snowflakes",
  "turbo-tuque": "cocoa black wide angry grin big goggles",
  "honk": "goose black glare none laugh none",
  "slapshot-sally": "peach ginger open angry gap button",
  "count-trickula": "pale black sly angry fangs long widows-peak",
  "iron-ida": "iron black visor none flat none bolts",
  "abra-cadabrick": "sand white sly raised smile long wizard stars",
  "lightning-lou": "amber blonde glare angry grin sharp bolt",
  "the-dentist": "ebony black open raised flat sharp surgical",
  "frost-giant": "frost frost glare bushy flat big icicles",
  "silver-skates": "cocoa black lash soft smile button snowflakes",
  "fire-on-ice": "fire black slit angry fangs none flames",
  "rocket-ronnie": "sand auburn glare angry grin big flames",
  "the-great-oddsky": "peach blonde cross raised grin long stars",
  "jolly-judge": "peach white happy raised laugh big wig bowler",
  "sitting-bully": "brown brown sly bushy smirk big pile",
  "hydra": "hydra black slit none fangs none three-heads",
  "swinging-gate": "steel black lamp none oh none gate",
  "nap-time-ned": "cocoa black shut soft oh big zzz",
  "left-foot-lenny": "porcelain ginger cross raised tongue big",
  "grandma-guard": "peach white happy soft smile button stripes",
  "snowplough-steve": "sand grey tired bushy flat big plough",
  "bob-the-beaver": "beaver brown happy raised gap none maple",
  "shy-violet": "amber black dot worried pout button blush",
  "wide-load": "brown brown dot none smile none stripes",
  "brick-shawinigan": "amber black sleepy bushy flat big bricks",
  "cousin-clamp": "coal black visor none grille none clamp",
  "mopsy": "grey white happy none smile none tuft",
  "sir-checks-a-lot": "peach brown sly raised smirk long visor-up",
  "rusty-hinge": "rust black lamp none grille none rust",
  "polar-bea": "polar white happy none smile none snowflakes",
  "knuckle-nicole": "ebony black glare angry smirk button",
  "old-growth": "bark moss sleepy bushy flat big leaves",
  "wall-of-wawa": "goose white sly none flat none bricks",
  "dame-deadbolt": "sand auburn lash angry flat sharp lock",
  "ironing-bjorn": "porcelain blonde dot bushy smile big",
  "thunder-thelma": "ebony black glare angry laugh big bolt",
  "midnight-moose": "night black slit none flat none stars",
  "two-headed-terry": "clay brown open angry frown big two-heads",
  "lady-glacier": "ice frost sleepy soft flat none icicles",
  "fort-nox": "coal black visor none grille none battlements",
  "willy-winzig": "porcelain ginger wide raised laugh button tiny",
  "rosalinde": "peach auburn lash soft smirk button blush",
  "rumpelstoeckchen": "moss grey sly angry grin long pointed",
  "swiss-cheese": "peach blonde wide worried wobble button holes",
  "five-hole-phil": "sand brown open raised smile long stripes",
  "jittery-jill": "porcelain ginger wide worried grit button bolt",
  "the-scarecrow": "straw blonde button none stitch none straw",
  "garage-door-gary": "steel black lamp none flat none garage",
  "mitten-kitten": "tabby brown slit none smile none paws",
  "uncle-pad": "cocoa grey happy bushy smile big stitches",
  "sister-save": "amber black shut soft smile sharp wimple",
  "crease-lightning": "spark black slit angry fangs none bolt",
  "octopus-olga": "sea black lash soft smile none tentacles",
  "shutout-shirley": "ebony grey sly raised smirk button shield",
  "great-bear": "midnight black dot none flat none stars",
  "the-sphinx": "sphinx black shut none smirk none nemes",
  "the-vault": "steel black lamp none grille none dial",
};

const skinOf: Record<Creature, SkinName[]> = {
  human: ["porcelain", "peach", "sand", "amber", "cocoa", "ebony"],
  bear: ["brown", "honey", "polar"],
  moose: ["moose", "night"],
  goose: ["goose"],
  beaver: ["beaver", "soggy"],
  troll: ["moss", "clay", "frost", "bark"],
  robot: ["steel", "brass", "iron", "rust", "coal"],
  ghost: ["ghost", "slush", "ice"],
  dragon: ["fire", "hydra", "spark"],
  cat: ["grey", "tabby", "sphinx"],
};

// A small number that is always the same for an id.
function numberOf(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 65521;
  return sum;
}

const pick = <Thing>(from: readonly Thing[], n: number): Thing => from[n % from.length] as Thing;

export function temperOf(id: string, creature: Creature): Temper {
  const row = table[id];
  if (row !== undefined) {
    const [skin, hair, eyes, brows, mouth, nose, ...quirks] = row.split(" ");
    return { skin, hair, eyes, brows, mouth, nose, quirks } as Temper;
  }
  const n = numberOf(id);
  return {
    skin: pick(skinOf[creature], n),
    hair: pick(["black", "brown", "auburn", "ginger", "blonde", "grey"] as const, n >> 2),
    eyes: pick(["dot", "open", "happy", "sly", "glare"] as const, n >> 3),
    brows: pick(["soft", "angry", "raised"] as const, n >> 4),
    mouth: pick(["smile", "smirk", "grin", "flat", "laugh"] as const, n >> 5),
    nose: pick(["button", "big", "sharp"] as const, n >> 6),
    quirks: [],
  };
}

/** Everybody with a temper of his own; a test holds it against the deck. */
export const drawnByHand = Object.keys(table);
