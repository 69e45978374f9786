import type { InitOptions } from 'i18next';

export const LOCALE = 'es-MX';

/** Keys are phrases or names with dots, so they have no separators. */
export const i18nSettings = {
  lng: LOCALE,
  fallbackLng: LOCALE,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  returnNull: false,
} satisfies InitOptions;
