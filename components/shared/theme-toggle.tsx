'use client';

import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { useMediaQuery } from '@/components/ui/use-media-query';
import texts from '@/locales/es-MX/header.json';
import { type Theme, useInterfaceStore } from '@/stores/interface/interface-store';
import { useHydrated } from '@/stores/persistence/hydration';

/** Applies the theme; null follows the system. The browser's toolbars take the colour of the page. */
function applyTheme(theme: Theme | null): void {
  const root = document.documentElement;
  if (!theme) {
    delete root.dataset.theme;
    return;
  }
  root.dataset.theme = theme;
  const { backgroundColor } = getComputedStyle(root);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = backgroundColor;
  }
}

/** Switches between the light and the dark theme. Until the first use the system decides. */
export function ThemeToggle() {
  const theme = useInterfaceStore((state) => state.theme);
  const setTheme = useInterfaceStore((state) => state.setTheme);
  const isHydrated = useHydrated();
  const systemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isDark = theme ? theme === 'dark' : systemDark;

  // Another tab may change the theme too, so the page follows the store and not the click. Until the store is read
  // from the device, the theme of the boot script stays.
  useEffect(() => {
    if (isHydrated) applyTheme(theme);
  }, [isHydrated, theme]);

  return (
    <button
      type="button"
      aria-pressed={isDark}
      aria-label={texts.dark}
      title={texts.dark}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
      className="tool live"
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </button>
  );
}
