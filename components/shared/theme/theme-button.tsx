import { Icon } from '@/components/ui/icon';
import texts from '@/locales/es-MX/header.json';

/** The attribute of every button that switches the theme. `followTheme` listens to it, and says whether it is pressed. */
export const THEME_ATTRIBUTE = 'data-theme-button';

/** Switches between the light and the dark theme. Its two icons take turns by themselves: the style sheet shows one. */
export function ThemeButton({ isPressed = false }: { isPressed?: boolean }) {
  return (
    <button
      type="button"
      {...{ [THEME_ATTRIBUTE]: '' }}
      aria-pressed={isPressed}
      aria-label={texts.dark}
      title={texts.dark}
      className="tool tool-theme live"
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  );
}
