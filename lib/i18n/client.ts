import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { i18nSettings, LOCALE } from './settings';
import type { Namespace, Texts } from './types';

// Islands with many texts load them by namespace. The first view does not need this module.
const localeFiles: BackendModule = {
  type: 'backend',
  init() {},
  read(_language, namespace, callback) {
    import(`@/locales/es-MX/${namespace}.json`).then(
      (module) => callback(null, module.default),
      (error) => callback(error, null),
    );
  },
};

if (!i18next.isInitialized) {
  i18next
    .use(localeFiles)
    .use(initReactI18next)
    .init({
      ...i18nSettings,
      ns: [],
      partialBundledLanguages: true,
      // Texts that the backend overrides later are shown at once.
      react: { bindI18nStore: 'added' },
    });
}

/** Overrides the shop's texts with those of the backend (`meta.translations`). The keys are the English phrases. */
export function overrideTexts(namespace: string, translations: ReadonlyMap<string, string>) {
  i18next.addResourceBundle(LOCALE, namespace, Object.fromEntries(translations), true, true);
}

/** @throws Error (rejects) when they cannot be loaded; i18next alone would show the keys instead */
export async function loadTexts<N extends Namespace>(namespace: N): Promise<Texts<N>> {
  if (!i18next.hasResourceBundle(LOCALE, namespace)) {
    await i18next.reloadResources([LOCALE], [namespace]);
  }
  if (!i18next.hasResourceBundle(LOCALE, namespace)) throw new Error(`No texts: ${namespace}`);
  return i18next.getFixedT(LOCALE, namespace);
}

export { useTranslation } from 'react-i18next';
