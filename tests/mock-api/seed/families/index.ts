import type { Draft } from '../../catalogue/types';
import { audio } from './audio';
import { boards } from './boards';
import { cables } from './cables';
import { computers } from './computers';
import { powerAndCooling } from './cooling';
import { displays } from './displays';
import { energy } from './energy';
import { gaming } from './gaming';
import { gpus } from './gpu';
import { home } from './home';
import { memories } from './memory';
import { mobile } from './mobile';
import { network } from './network';
import { office } from './office';
import { peripherals } from './peripherals';
import { printing } from './printing';
import { processors } from './processors';
import { software } from './software';
import { storage } from './storage';

const FAMILIES = [
  ...[gpus, processors, boards, memories, storage, powerAndCooling],
  ...[computers, displays, peripherals, audio, gaming, mobile],
  ...[network, printing, energy, home, cables, office, software],
];

/** Every article of the embedded catalogue, in a fixed order. */
export function embeddedDrafts(): Draft[] {
  return FAMILIES.flatMap((family) => family());
}
