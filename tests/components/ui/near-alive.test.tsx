// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NearAlive } from '@/components/ui/near-alive';

let come: (isIntersecting: boolean) => void;
let root: Root | undefined;
const onClick = vi.fn();
const page = (
  <NearAlive>
    <button type="button" onClick={onClick}>
      Agregar
    </button>
  </NearAlive>
);

beforeEach(() => {
  onClick.mockReset();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        come = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** As in a browser: the server's markup, and React on all of the document. */
async function hydrate(): Promise<void> {
  const place = document.createElement('div');
  // On the server there is no window.
  const { window: here } = globalThis;
  Reflect.set(globalThis, 'window', undefined);
  place.innerHTML = renderToString(page);
  Reflect.set(globalThis, 'window', here);
  document.body.append(place);
  await act(async () => {
    root = hydrateRoot(place, page);
  });
}
const isAlive = () =>
  Object.keys(screen.getByRole('button')).some((key) => key.startsWith('__reactProps'));

it('stays as it was written until it comes near', async () => {
  await hydrate();
  const button = screen.getByRole('button', { name: 'Agregar' });
  expect(isAlive()).toBe(false);
  await act(async () => come(false));
  expect(isAlive()).toBe(false);
  await act(async () => come(true));
  expect(isAlive()).toBe(true);
  expect(screen.getByRole('button')).toBe(button);
});

it('loses no click on what is not alive yet', async () => {
  await hydrate();
  const button = screen.getByRole('button');
  await act(async () => button.click());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toBe(button);
});
