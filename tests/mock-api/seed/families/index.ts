import type { Draft } from '../../catalogue/types';
import { boards } from './boards';
import { graphicsCards } from './graphics';
import { lineups } from './lineup';
import { memories } from './memory';
import { processors } from './processors';

/** Every article of the embedded catalogue, in a fixed order. */
export function embeddedDrafts(): Draft[] {
  return [graphicsCards, processors, boards, memories, lineups].flatMap((family) => family());
}
