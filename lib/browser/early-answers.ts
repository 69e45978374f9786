/* What the device answers by itself before React is there. A part of the inline script of `early-actions.ts`. */

/** Switches the theme where its store finds it. */
export function switchTheme(): true {
  const { dataset: marks } = document.documentElement;
  const isDark = marks.theme
    ? marks.theme === 'dark'
    : matchMedia('(prefers-color-scheme:dark)').matches;
  const theme = isDark ? 'light' : 'dark';
  const { state } = JSON.parse(localStorage.interface || '{}');
  localStorage.interface = JSON.stringify({ version: '1', state: { ...state, theme } });
  marks.theme = theme;
  return true;
}

/** Changes the number of pieces. React takes it from the field. */
export function changeQuantity({ parentElement }: Element, by: number): true {
  const [less, field] = (parentElement?.children ?? []) as unknown as HTMLInputElement[];
  if (less && field) {
    const quantity = Math.min((Number(field.value) || 1) + by, Number(field.dataset.most));
    field.value = `${quantity}`;
    less.disabled = quantity < 2;
  }
  return true;
}
