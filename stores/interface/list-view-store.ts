import { LIST_VIEW_KEY, type ListView } from '@/lib/domain/search/list-view';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { asFields } from '../persistence/guards';
import { mergeFields } from '../persistence/merge';

interface PersistedListView {
  view: ListView;
}

function parsePersisted(value: unknown): PersistedListView | null {
  const fields = asFields(value);
  return fields && { view: fields.view === 'rows' ? 'rows' : 'grid' };
}

/** How the visitor wants to see lists on a desktop. */
export const useListViewStore = createPersistedStore<PersistedListView, PersistedListView>(
  () => ({ view: 'grid' }),
  {
    name: LIST_VIEW_KEY,
    version: '1',
    partialize: ({ view }) => ({ view }),
    parse: parsePersisted,
    merge: mergeFields,
  },
);
