import { setFlagsFromString } from 'node:v8';

/** Growth of the heap after which all garbage is collected, in percent of what was alive the last time. */
const GROWTH_PERCENT = 60;

/**
 * Lets the engine collect all garbage before the heap has doubled. Where the machine has much memory, it would wait longer, and it gives the
 * system little of that back: with 100 percent 1,500 products took 390 MB. With 40 a page that is made takes a fifth
 * more of a processor than with 100.
 */
export function collectGarbageEarly(): void {
  // Not allowed in NODE_OPTIONS; here it counts for every way to start the server.
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
