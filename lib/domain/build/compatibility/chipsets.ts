import { normalizeCode } from './sockets';

interface Generation {
  architecture: RegExp;
  /** Chipset series that were made for it, as the hundreds digit of the chipset number. */
  made: readonly number[];
  /** Chipset series that need a BIOS update, which the board may not have. */
  updated: readonly number[];
}

/** The manufacturers' support tables, for sockets that have had several generations. */
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

/** `Intel Z790` → 7. Workstation chipsets (C, W, TRX) are numbered differently, so they are not in the table. */
export function getChipsetSeries(chipset: string): number | null {
  const digits = /^(?:INTEL|AMD)?[ABHQXZ](\d)\d\d[A-Z]?$/.exec(normalizeCode(chipset))?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Whether a chipset supports processors of an architecture. */
export function getChipsetSupport(architecture: string, chipset: string): ChipsetSupport {
  const generation = GENERATIONS.find((one) => one.architecture.test(architecture));
  const series = getChipsetSeries(chipset);
  if (!generation || series === null) return 'unknown';
  if (generation.made.includes(series)) return 'made';
  return generation.updated.includes(series) ? 'updated' : 'none';
}
