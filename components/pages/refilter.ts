/** Event of the window: entries were marked or unmarked with the attribute below. */
export const REFILTER = 'refilter';
/** An entry of a list that stays hidden whatever is typed. */
export const EXCLUDED = 'data-excluded';
