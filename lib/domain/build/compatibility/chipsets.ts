import { codeKey } from './sockets';

interface Generation {
  architecture: RegExp;
  /** Series of chipsets that were made for it: the hundreds of their number. */
  made: readonly number[];
  /** Those that need a BIOS which may not be on the board. */
  updated: readonly number[];
}

/** The makers' own tables of what runs on what, where one socket has had several generations. */
const GENERATIONS: readonly Generation[] = [
  { architecture: /^coffee lake/i, made: [3], updated: [] },
  { architecture: /^kaby lake$/i, made: [2], updated: [1] },
  { architecture: /^skylake$/i, made: [1, 2], updated: [] },
  { architecture: /^comet lake/i, made: [4, 5], updated: [] },
  { architecture: /^rocket lake/i, made: [5], updated: [4] },
  { architecture: /^alder lake/i, made: [6, 7], updated: [] },
  { architecture: /^raptor lake/i, made: [7], updated: [6] },
  { architecture: /^arrow lake/i, made: [8], updated: [] },
  { architecture: /^zen 5/i, made: [8], updated: [6] },
  { architecture: /^zen 4/i, made: [6, 8], updated: [] },
  { architecture: /^zen 3/i, made: [5], updated: [3, 4] },
  { architecture: /^zen 2/i, made: [5], updated: [3, 4] },
];

export type ChipsetSupport = 'made' | 'updated' | 'none' | 'unknown';

/** `Intel Z790` → 7. Workstations' chipsets (C, W, TRX) count otherwise: the table does not know them. */
export function seriesOf(chipset: string): number | null {
  const digits = /^(?:INTEL|AMD)?[ABHQXZ](\d)\d\d[A-Z]?$/.exec(codeKey(chipset))?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Whether processors of an architecture run on a chipset. */
export function architectureSupport(architecture: string, chipset: string): ChipsetSupport {
  const generation = GENERATIONS.find((one) => one.architecture.test(architecture));
  const series = seriesOf(chipset);
  if (!generation || series === null) return 'unknown';
  if (generation.made.includes(series)) return 'made';
  return generation.updated.includes(series) ? 'updated' : 'none';
}
