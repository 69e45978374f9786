import type { AnalyticsEvent, ProductList } from './events';
import type { RenderedList } from './list-registry';
import { fromTrackedListItem } from './tracked-list-item';
import type { TrackedProduct } from './tracked-product';

/** Id and name of a list. The name is its own label, or else the heading of its section or of the page. */
function describeList(element: Element): ProductList {
  const section = element.closest('section[aria-labelledby]');
  const headingId = section?.getAttribute('aria-labelledby') ?? '';
  const heading = document.getElementById(headingId);
  const name =
    element.getAttribute('aria-label') ?? (heading ?? document.querySelector('h1'))?.textContent;
  const id = section?.id || headingId || element.closest('[id]')?.id;
  return { id: id ?? '', name: name?.trim() ?? '' };
}

/** The products of a list with the names that the page shows. */
function readListProducts({ element, items }: RenderedList): TrackedProduct[] {
  const rows = [...element.children];
  return items.map((item, index) => {
    const title = rows[index]?.querySelector('h2, h3') ?? rows[index]?.querySelector('a');
    return fromTrackedListItem(item, title?.textContent?.trim() ?? '');
  });
}

/**
 * Sends an event once for each list that comes into view, and one for each product that is selected in a list. It
 * listens to `mousedown`, because the page may navigate before the click, and to clicks only from the keyboard.
 */
export function watchLists(send: (event: AnalyticsEvent) => void) {
  const lists = new Map<Element, RenderedList>();

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const list = lists.get(target);
      if (!isIntersecting || !list) continue;
      observer.unobserve(target);
      send({ name: 'view_item_list', list: describeList(target), items: readListProducts(list) });
    }
  });

  const onPress = (event: MouseEvent) => {
    if (event.type === 'click' ? event.detail > 0 : event.button > 0) return;
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    const list = [...lists.values()].find(({ element }) => element.contains(link));
    if (!list) return;
    const index = [...list.element.children].findIndex((child) => child.contains(link));
    const item = readListProducts(list)[index];
    if (item) send({ name: 'select_item', list: describeList(list.element), item, index });
  };
  const types = ['mousedown', 'click'] as const;
  for (const type of types) document.addEventListener(type, onPress, true);

  return {
    watcher: {
      add(list: RenderedList) {
        lists.set(list.element, list);
        observer.observe(list.element);
      },
      remove({ element }: RenderedList) {
        lists.delete(element);
        observer.unobserve(element);
      },
    },
    stop() {
      observer.disconnect();
      for (const type of types) document.removeEventListener(type, onPress, true);
    },
  };
}
