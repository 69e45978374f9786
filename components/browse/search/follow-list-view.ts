import type { ListView } from '@/lib/domain/search/list-view';
import { useListViewStore } from '@/stores/interface/list-view-store';

const apply = ({ view }: { view: ListView }): void =>
  void document.documentElement.toggleAttribute('data-rows', view === 'rows');

function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element && target.closest('.list-view'))) return;
  const { view } = useListViewStore.getState();
  useListViewStore.setState({ view: view === 'rows' ? 'grid' : 'rows' });
}

/** Shows lists as the visitor chose, also in other tabs. Returns a function that stops it. */
export function followListView(): () => void {
  apply(useListViewStore.getState());
  const unsubscribe = useListViewStore.subscribe(apply);
  document.addEventListener('click', onClick);
  return () => {
    unsubscribe();
    document.removeEventListener('click', onClick);
  };
}
