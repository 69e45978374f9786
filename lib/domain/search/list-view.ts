/** Products of a list in columns, or in rows with their whole names. */
export type ListView = 'grid' | 'rows';

/** localStorage key of the visitor's view: `{version, state: {view}}`. Documents read it before their first paint. */
export const LIST_VIEW_KEY = 'list-view';
