import type { InitOptions } from 'i18next';

export const LOCALE = 'es-MX';

/** Keys are phrases or dotted names, so nothing in them separates. */
export const i18nSettings = {
  lng: LOCALE,
  fallbackLng: LOCALE,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  returnNull: false,
} satisfies InitOptions;
