/** Window event: dispatched after `EXCLUDED_ATTRIBUTE` was set or removed on entries. */
export const REFILTER_EVENT = 'refilter';
/** Attribute of an entry that stays hidden for every filter text. */
export const EXCLUDED_ATTRIBUTE = 'data-excluded';
