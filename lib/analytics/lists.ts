import type { ListItem } from './list-item';

/** A list that is on the page; the children of the element are its items, in order. */
export interface ShownList {
  element: Element;
  items: readonly ListItem[];
}

interface ListWatcher {
  add: (list: ShownList) => void;
  remove: (list: ShownList) => void;
}

const shown = new Set<ShownList>();
let watcher: ListWatcher | null = null;

/** Says that a list is on the page, until the function it gives is called. */
export function showList(list: ShownList): () => void {
  shown.add(list);
  watcher?.add(list);
  return () => {
    shown.delete(list);
    watcher?.remove(list);
  };
}

/** Has someone follow the lists that are and come; null ends it. */
export function setListWatcher(next: ListWatcher | null): void {
  watcher = next;
  if (next) for (const list of shown) next.add(list);
}
