// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ListViewButton } from '@/components/browse/search/result-bar';
import { followListView } from '@/components/shell/navigation/start-page-effects';
import { bootScript } from '@/lib/document/boot-script';
import { LIST_VIEW_KEY } from '@/lib/domain/search/list-view';
import { useListViewStore } from '@/stores/interface/list-view-store';
import { hydrateStores } from '@/stores/persistence/hydration';

const view = () => (document.documentElement.dataset.rows === undefined ? 'grid' : 'rows');
/** What runs before the first paint. */
const paint = () =>
  new Function(bootScript({ SITE_URL: location.origin, DEFERRED_ASSETS: true }))();

beforeEach(() => {
  localStorage.clear();
  hydrateStores();
  useListViewStore.setState({ view: 'grid' });
  delete document.documentElement.dataset.rows;
});
afterEach(cleanup);

it('is chosen with a button, and is kept', async () => {
  render(<ListViewButton />);
  const stop = new AbortController();
  followListView([], stop.signal);
  expect(view()).toBe('grid');
  await userEvent.click(screen.getByText('Ver como lista'));
  expect(view()).toBe('rows');
  useListViewStore.persist.flush();
  cleanup();

  delete document.documentElement.dataset.rows;
  paint();
  expect(view()).toBe('rows');
  stop.abort();
  useListViewStore.setState({ view: 'grid' });
  expect(view()).toBe('rows');
});

it('is chosen with a press that came before the code that follows it', () => {
  render(<ListViewButton />);
  const stop = new AbortController();
  followListView([document.body, screen.getByText('Ver como lista')], stop.signal);
  expect(view()).toBe('rows');
  stop.abort();
});

it.each([
  ['nothing', null],
  ['something broken', '{'],
  ['another value', '{"version":"1","state":{"view":"circle"}}'],
])('is the usual one when %s is stored', (_, text) => {
  if (text !== null) localStorage.setItem(LIST_VIEW_KEY, text);
  paint();
  expect(view()).toBe('grid');
  useListViewStore.persist.rehydrate();
  expect(useListViewStore.getState().view).toBe('grid');
});
