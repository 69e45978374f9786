import type { ListItem } from './list-item';

/** A list on the page. The children of the element are its items, in the same order. */
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

/** Registers a list that is on the page. @returns a function that removes it */
export function showList(list: ShownList): () => void {
  shown.add(list);
  watcher?.add(list);
  return () => {
    shown.delete(list);
    watcher?.remove(list);
  };
}

/** Sets the watcher, which gets the present and all later lists. Null removes the watcher. */
export function setListWatcher(next: ListWatcher | null): void {
  watcher = next;
  if (next) for (const list of shown) next.add(list);
}
