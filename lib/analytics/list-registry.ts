import type { TrackedListItem } from './tracked-list-item';

/** A list on the page. The children of the element are its items, in the same order. */
export interface RenderedList {
  element: Element;
  items: readonly TrackedListItem[];
}

interface ListWatcher {
  add: (list: RenderedList) => void;
  remove: (list: RenderedList) => void;
}

const registeredLists = new Set<RenderedList>();
let watcher: ListWatcher | null = null;

/** Registers a list that is on the page. @returns a function that removes it */
export function registerList(list: RenderedList): () => void {
  registeredLists.add(list);
  watcher?.add(list);
  return () => {
    registeredLists.delete(list);
    watcher?.remove(list);
  };
}

/** Sets the watcher, which gets the present and all later lists. Null removes the watcher. */
export function setListWatcher(next: ListWatcher | null): void {
  watcher = next;
  if (next) for (const list of registeredLists) next.add(list);
}
