import type { FaceShape } from "./look";

/** A head and where its features belong. The middle is x = 50. */
export interface Face {
  outline: string;
  top: number;
  bottom: number;
  /** half the width at the eyes */
  half: number;
  /** half the width at the jaw */
  jaw: number;
  /** where headgear ends */
  brow: number;
  eyes: number;
  /** from the middle to an eye */
  gap: number;
  nose: number;
  mouth: number;
}

export const faces: Record<FaceShape, Face> = {
  round: {
    outline: "M50 27C64 27 73 37 73 50C73 64 63 73.5 50 73.5C37 73.5 27 64 27 50C27 37 36 27 50 27Z",
    top: 27, bottom: 73.5, half: 23, jaw: 19, brow: 38, eyes: 49, gap: 9.5, nose: 55, mouth: 63,
  },
  long: {
    outline: "M50 22C61 22 68 30 68 42L67 58C66 70 59 79 50 79C41 79 34 70 33 58L32 42C32 30 39 22 50 22Z",
    top: 22, bottom: 79, half: 18, jaw: 14, brow: 35, eyes: 46, gap: 8, nose: 55, mouth: 67,
  },
  square: {
    outline: "M40 26L60 26C69 26 73 30 73 39L73 60C73 70 67 74 58 74L42 74C33 74 27 70 27 60L27 39C27 30 31 26 40 26Z",
    top: 26, bottom: 74, half: 23, jaw: 22, brow: 37, eyes: 47, gap: 10, nose: 54, mouth: 63.5,
  },
  chin: {
    outline: "M50 25C60 25 66 31 66.5 40C67 48 72 54 72.5 63C73 73 62 79 50 79C38 79 27 73 27.5 63C28 54 33 48 33.5 40C34 31 40 25 50 25Z",
    top: 25, bottom: 79, half: 17.5, jaw: 22, brow: 35, eyes: 44.5, gap: 8.5, nose: 52, mouth: 63.5,
  },
  egg: {
    outline: "M50 23C64 23 73 33 72 46C71 61 60 75.5 50 75.5C40 75.5 29 61 28 46C27 33 36 23 50 23Z",
    top: 23, bottom: 75.5, half: 22, jaw: 14, brow: 36, eyes: 48, gap: 9.5, nose: 55.5, mouth: 64.5,
  },
  freckles: {
    outline: "M50 26C64 26 71.5 34 71.5 46.5C71.5 58 68 64 61 70C56 74 53 75 50 75C47 75 44 74 39 70C32 64 28.5 58 28.5 46.5C28.5 34 36 26 50 26Z",
    top: 26, bottom: 75, half: 21.5, jaw: 16, brow: 37, eyes: 48, gap: 9.5, nose: 55, mouth: 63.5,
  },
};
