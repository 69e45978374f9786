/**
 * Takes the query with a used token out of the address, and so out of the browser's history. Before it is used it stays:
 * a page that is loaded again, as after a lost connection, needs it.
 */
export const dropQuery = (): void => history.replaceState(null, '', location.pathname);
