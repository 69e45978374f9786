import type { ListView } from '@/lib/domain/search/list-view';
import { useListViewStore } from '@/stores/interface/list-view-store';

const apply = ({ view }: { view: ListView }): void =>
  void document.documentElement.toggleAttribute('data-rows', view === 'rows');

function onPress(target: EventTarget | null): void {
  if (!(target instanceof Element && target.closest('.list-view'))) return;
  const { view } = useListViewStore.getState();
  useListViewStore.setState({ view: view === 'rows' ? 'grid' : 'rows' });
}

/** Shows lists as the visitor chose, also in other tabs. `pressed` is what was pressed before this code was there. */
export function followListView(pressed: readonly (EventTarget | null)[]): () => void {
  const onClick = ({ target }: Event) => onPress(target);
  pressed.forEach(onPress);
  apply(useListViewStore.getState());
  const unsubscribe = useListViewStore.subscribe(apply);
  document.addEventListener('click', onClick);
  return () => {
    unsubscribe();
    document.removeEventListener('click', onClick);
  };
}
