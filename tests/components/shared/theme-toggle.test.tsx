// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ThemeToggle } from '@/components/shared/theme-toggle';
import { useInterfaceStore } from '@/stores/interface/interface-store';
import { hydrateStores } from '@/stores/persistence/hydration';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("keeps the boot script's theme until the store is read, then follows the store", async () => {
  document.documentElement.dataset.theme = 'dark';
  render(<ThemeToggle />);
  expect(document.documentElement.dataset.theme).toBe('dark');
  act(hydrateStores);
  expect(document.documentElement.dataset.theme).toBeUndefined();

  const toggle = screen.getByRole('button', { name: 'Tema oscuro' });
  expect(toggle).toHaveAttribute('aria-pressed', 'true'); // the theme of the system
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(document.documentElement.dataset.theme).toBe('light');
  act(() => useInterfaceStore.getState().setTheme('dark')); // like a change in another tab
  expect(document.documentElement.dataset.theme).toBe('dark');
});
