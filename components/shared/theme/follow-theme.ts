import { useInterfaceStore } from '@/stores/interface/interface-store';

/** Whether the shop is dark now: as the visitor chose, or as the system prefers. */
function isDarkTheme(): boolean {
  const { theme } = useInterfaceStore.getState();
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** The buttons that switch the theme (`theme-button.tsx`). */
const BUTTONS = '[data-theme-button]';

/** Applies the theme; null follows the system. The browser's toolbars take the colour of the page. */
function apply(): void {
  const { theme } = useInterfaceStore.getState();
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

function onPress(target: EventTarget | null): void {
  if (!(target instanceof Element && target.closest(BUTTONS))) return;
  useInterfaceStore.getState().setTheme(isDarkTheme() ? 'light' : 'dark');
}

/**
 * Shows the shop in the theme that the visitor chose, also in another tab, and switches it when its button is pressed. Until
 * the first use the system decides.
 * @param pressed what was pressed before this code was there
 */
export function followTheme(pressed: readonly (EventTarget | null)[], signal: AbortSignal): void {
  pressed.forEach(onPress);
  apply();
  signal.addEventListener('abort', useInterfaceStore.subscribe(apply));
  document.addEventListener('click', ({ target }) => onPress(target), { signal });
}
