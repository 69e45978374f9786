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

it("leaves the boot script's choice until the device was read, then follows the store", async () => {
  document.documentElement.dataset.theme = 'dark';
  render(<ThemeToggle />);
  expect(document.documentElement.dataset.theme).toBe('dark');
  act(hydrateStores);
  expect(document.documentElement.dataset.theme).toBeUndefined();

  const toggle = screen.getByRole('button', { name: 'Tema oscuro' });
  expect(toggle).toHaveAttribute('aria-pressed', 'true'); // the system's
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(document.documentElement.dataset.theme).toBe('light');
  act(() => useInterfaceStore.getState().setTheme('dark')); // as another tab would
  expect(document.documentElement.dataset.theme).toBe('dark');
});
