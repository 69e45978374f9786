import type { Constancia } from '@/lib/domain/invoicing/constancia';
import type { ExtractionProblem } from './extract-constancia';

/** Why nothing was read. Also: the file is too large to begin with, or takes too much time or memory. */
export type ConstanciaProblem = ExtractionProblem | 'tooLarge' | 'tooComplex';

/** What the worker says: what it needs is loaded and it begins to read; what came of it; it cannot be loaded. */
export type ConstanciaMessage =
  | { type: 'start' }
  | { type: 'result'; result: Constancia | ConstanciaProblem }
  | { type: 'lost' };

export const CONSTANCIA_LIMITS = {
  /** The PDF of SAT has less than one million, a photo of a good phone up to twelve. */
  fileBytes: 15_000_000,
  /** Of all arrays that the worker makes. A page that was scanned in colour with 300 dots per inch takes a fifth. */
  arrayBytes: 400_000_000,
  /** In milliseconds. */
  loadTime: 60_000,
  /** In milliseconds, from when the worker is loaded. */
  readTime: 20_000,
};
