import { z } from 'zod';
import type { Kind } from '../../catalogue/types';
import { readRows, word } from '../load';

const KindText = z.strictObject({
  /** Kinds that it speaks of; the one without kinds is for all others. */
  kinds: z.array(word),
  /** What it is called in a sentence, with its article. */
  the: word,
  /** Sentences about what it is good for. */
  uses: z.array(word).min(1),
  bullets: z.array(word),
  inTheBox: word,
});
type KindText = z.output<typeof KindText>;

const [GENERAL, ...TEXTS] = readRows('derive/kind-texts.jsonl', KindText);
const BY_KIND = new Map(TEXTS.flatMap((row) => row.kinds.map((kind) => [kind, row] as const)));

export const kindText = (kind: Kind): KindText => BY_KIND.get(kind) ?? (GENERAL as KindText);
