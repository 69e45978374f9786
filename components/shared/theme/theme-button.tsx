import { Icon } from '@/components/ui/icon';
import texts from '@/locales/es-MX/header.json';

/**
 * Switches between the light and the dark theme: `followTheme` listens to it, and says whether it is pressed. Its icon follows
 * the theme by itself.
 */
export function ThemeButton({ isPressed = false }: { isPressed?: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-label={texts.dark}
      title={texts.dark}
      data-theme-button=""
      className="tool live"
    >
      <Icon name="theme" />
    </button>
  );
}
