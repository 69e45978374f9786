import type { Draft } from '../catalogue/types';
import { boards } from './boards';
import { withBundles } from './bundles';
import { powerAndCooling } from './cooling';
import { displays } from './displays';
import { gpus } from './gpu';
import { memories } from './memory';
import { peripherals } from './peripherals';
import { processors } from './processors';
import { storage } from './storage';

const FAMILIES = [gpus, processors, boards, memories, storage, powerAndCooling, displays, peripherals];

/** Every article of the embedded catalogue, in a fixed order. */
export function embeddedDrafts(): Draft[] {
  return withBundles(FAMILIES.flatMap((family) => family()));
}
