// @vitest-environment own-window
// @reloaded: it needs modules that no other file has used.
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useFavoritesStore } from '@/stores/favorites/favorites-store';
import { useInterfaceStore } from '@/stores/interface/interface-store';
import { hydrateStores, useHydrated } from '@/stores/persistence/hydration';

function Screen() {
  const theme = useInterfaceStore((state) => state.theme);
  const count = useFavoritesStore((state) => state.favorites.length);
  const isHydrated = useHydrated();
  useEffect(hydrateStores, []);
  return <p>{`${theme} ${count} ${isHydrated}`}</p>;
}

it('renders the initial state on the server and first in the browser, then the stored state', async () => {
  localStorage.setItem('interface', JSON.stringify({ version: '1', state: { theme: 'dark' } }));
  const html = renderToString(<Screen />);
  expect(html).toBe('<p>null 0 false</p>');
  const host = document.createElement('div');
  host.innerHTML = html;
  const mismatches: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(host, <Screen />, { onRecoverableError: (error) => mismatches.push(error) }),
  );
  expect(mismatches).toEqual([]);
  expect(host.textContent).toBe('dark 0 true');
  act(() => root.unmount());
});
