/*
 * How the visitor wants to see the shop: its theme, and lists in columns or rows. Both are attributes of the document that style sheets
 * ask for. The boot script sets what was chosen before; this part of the inline script of `early-actions.ts` answers every press in its
 * frame, before React is there and after, and keeps the choice with the version and the fields that a persisted store has.
 */

const root = document.documentElement;

function keep(key: string, chosen: object): void {
  let state = chosen;
  try {
    state = { ...JSON.parse(localStorage[key]).state, ...chosen };
  } catch {
    // There was nothing, or a text that nobody understands.
  }
  try {
    localStorage[key] = JSON.stringify({ version: '1', state });
  } catch {
    // Full or blocked: it lasts as long as the document.
  }
}

/** Answers a press on one of the buttons, which need no React. @returns whether it was one */
export function switchDisplay(target: Element): boolean {
  if (target.closest('[data-theme-button]')) {
    const { dataset } = root;
    const isDark = dataset.theme
      ? dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme:dark)').matches;
    dataset.theme = isDark ? 'light' : 'dark';
    keep('interface', { theme: dataset.theme });
    return true;
  }
  if (!target.closest('.list-view')) return false;
  keep('list-view', { view: root.toggleAttribute('data-rows') ? 'rows' : 'grid' });
  return true;
}
