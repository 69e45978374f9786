import type { Draft } from '../../catalogue/types';
import { boards } from './boards';
import { gpus } from './gpu';
import { lineups } from './lineup';
import { memories, processors } from './memory';

/** Every article of the embedded catalogue, in a fixed order. */
export function embeddedDrafts(): Draft[] {
  return [gpus, processors, boards, memories, lineups].flatMap((family) => family());
}
