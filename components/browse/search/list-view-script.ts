import { LIST_VIEW_KEY } from '@/lib/domain/search/list-view';

/**
 * Code that runs before the first paint: marks `<html>` when the visitor sees lists in rows, as `followListView` does later.
 * The document is the same for everybody, so the styles do the rest.
 */
export const LIST_VIEW_SCRIPT = [
  `try{if(/"rows"/.test(localStorage[${JSON.stringify(LIST_VIEW_KEY)}]))`,
  "document.documentElement.dataset.rows=''}catch(e){}",
].join('');
