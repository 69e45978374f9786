import { setFlagsFromString } from 'node:v8';

/** Growth of the heap after which all garbage is collected, in percent of what was alive the last time. */
const GROWTH_PERCENT = 40;

/**
 * Lets the engine collect all garbage as soon as the heap has grown by two fifths. Where the machine has much memory, it would wait
 * for three times as much, and it gives the system little of that back.
 */
export function collectGarbageEarly(): void {
  // Not allowed in NODE_OPTIONS; here it counts for every way to start the server.
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
