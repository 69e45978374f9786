import { Icon } from '@/components/ui/icon';
import texts from '@/locales/es-MX/header.json';

/** What the button does next. `basics.css` shows one of the two, because only the browser knows the theme of the system. */
export const ThemeNames = () => (
  <>
    <span className="to-dark">{texts.dark}</span>
    <span className="to-light">{texts.light}</span>
  </>
);

/** Switches between the light and the dark theme: `lib/browser/display-choices.ts` listens to it. */
export const ThemeButton = () => (
  <button type="button" data-theme-button="" className="tool live">
    <Icon name="theme" />
    <span className="visually-hidden">
      <ThemeNames />
    </span>
  </button>
);
