import { useInterfaceStore } from '@/stores/interface/interface-store';

/** The media query of a system that prefers dark colours. */
export const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/** Whether the shop is dark now: as the visitor chose, or as the system prefers. */
export function isDarkTheme(): boolean {
  const { theme } = useInterfaceStore.getState();
  return theme ? theme === 'dark' : matchMedia(SYSTEM_DARK).matches;
}
