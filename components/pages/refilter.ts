/** Window event: dispatched after `EXCLUDED_ATTRIBUTE` was set or removed on entries. */
export const REFILTER = 'refilter';
/** Attribute of an entry that stays hidden for every filter text. */
export const EXCLUDED = 'data-excluded';
