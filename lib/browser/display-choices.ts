/*
 * How the visitor wants to see the shop: its theme, and lists in columns or rows. Both are attributes of the document that style sheets
 * ask for, so this part of the inline script of `early-actions.ts` owns them, before React is there and after, and answers a press in its
 * frame. What was chosen is kept in localStorage, with the version and the fields that a persisted store has.
 */

const root = document.documentElement;

interface Kept {
  theme?: unknown;
  view?: unknown;
}

/** Without a theme the system decides. The browser's toolbars take its colour, of the two that `root-document.tsx` names. */
function showTheme({ theme }: Kept): void {
  const isChosen = theme === 'light' || theme === 'dark';
  if (isChosen) root.dataset.theme = theme;
  else delete root.dataset.theme;
  for (const scheme of ['light', 'dark']) {
    const colour = document.querySelector<HTMLMetaElement>(`meta[data-scheme=${scheme}]`);
    const media = scheme === theme ? 'all' : 'not all';
    if (colour) colour.media = isChosen ? media : `(prefers-color-scheme: ${scheme})`;
  }
}

function getOtherTheme(): Kept {
  const { theme } = root.dataset;
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  return { theme: isDark ? 'light' : 'dark' };
}

const showView = ({ view }: Kept) => void root.toggleAttribute('data-rows', view === 'rows');
const getOtherView = (): Kept => ({ view: root.dataset.rows === undefined ? 'rows' : 'grid' });

/** The key of each, the buttons that switch it, what shows it, and what a press chooses. `interface-store.ts` carries the theme along. */
const CHOICES = [
  ['interface', '[data-theme-button]', showTheme, getOtherTheme],
  ['list-view', '.list-view', showView, getOtherView],
] as const;

/** The buttons that are answered here, and need no React. */
export const DISPLAY_BUTTONS = CHOICES.map(([, button]) => button).join();

/** @throws where nothing can be read, or something else */
const read = (key: string): Kept => JSON.parse(localStorage[key] || '{}').state ?? {};

/** Keeps it with what else stands under its key. Where nothing can be kept, it lasts as long as the document. */
function keep(key: string, chosen: Kept): void {
  let state = chosen;
  try {
    state = { ...read(key), ...chosen };
  } catch {
    // A text that nobody understands is replaced.
  }
  try {
    localStorage[key] = JSON.stringify({ version: '1', state });
  } catch {
    // Full or blocked.
  }
}

/** Shows what was chosen, also in another tab or on a page that the visitor comes back to, and hears the buttons. */
export function followDisplayChoices(): void {
  for (const [key, button, show, getOther] of CHOICES) {
    const showKept = () => {
      try {
        show(read(key));
      } catch {
        // The page stays as it is.
      }
    };
    showKept();
    addEventListener('storage', (event) => {
      // There is no key when everything was removed.
      if (event.key === null || event.key === key) showKept();
    });
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) showKept();
    });
    const onPress = ({ target }: Event) => {
      if (!(target as Element).closest(button)) return;
      const chosen = getOther();
      show(chosen);
      keep(key, chosen);
    };
    // Before a panel hears of it, which may take the button away.
    addEventListener('click', onPress, true);
  }
}
