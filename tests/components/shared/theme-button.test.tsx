// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followTheme } from '@/components/shared/theme/follow-theme';
import { ThemeButton } from '@/components/shared/theme/theme-button';
import { useInterfaceStore } from '@/stores/interface/interface-store';
import { hydrateStores } from '@/stores/persistence/hydration';

const root = document.documentElement;
const button = () => screen.getByRole('button', { name: /Tema oscuro/ });
let stop = new AbortController();

beforeEach(() => {
  stop = new AbortController();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  hydrateStores();
});
afterEach(() => {
  stop.abort();
  cleanup();
  useInterfaceStore.getState().setTheme(null);
  delete root.dataset.theme;
  vi.unstubAllGlobals();
});

it("keeps the boot script's theme until its code is there, then follows the store", async () => {
  root.dataset.theme = 'dark';
  render(<ThemeButton />);
  expect(root.dataset.theme).toBe('dark');
  followTheme([], stop.signal);
  expect(root.dataset.theme).toBeUndefined();

  await userEvent.click(button()); // the theme of the system is dark
  expect(root.dataset.theme).toBe('light');
  act(() => useInterfaceStore.getState().setTheme('dark')); // like a change in another tab
  expect(root.dataset.theme).toBe('dark');
});

it('is switched by a press from before its code was there', () => {
  render(<ThemeButton />);
  followTheme([button().firstElementChild, document.body], stop.signal);
  expect(root.dataset.theme).toBe('light');
});

it('leaves the theme alone when it is stopped', async () => {
  render(<ThemeButton />);
  followTheme([], stop.signal);
  stop.abort();
  await userEvent.click(button());
  act(() => useInterfaceStore.getState().setTheme('dark'));
  expect(root.dataset.theme).toBeUndefined();
});
