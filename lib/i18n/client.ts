import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { i18nSettings, LOCALE } from './settings';

// Islands that need many texts load them, one namespace at a time; the first view needs none of this.
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
      // What the backend overrides later shows at once.
      react: { bindI18nStore: 'added' },
    });
}

/**
 * Texts that the backend sends (`meta.translations`) override the shop's own, by their English phrase.
 */
export function overrideTexts(namespace: string, translations: ReadonlyMap<string, string>) {
  i18next.addResourceBundle(LOCALE, namespace, Object.fromEntries(translations), true, true);
}

/**
 * Brings the texts of a namespace before they are shown.
 * @throws Error (rejects) when they are out of reach; i18next itself would show their keys
 */
export async function loadTexts(namespace: string): Promise<void> {
  if (!i18next.hasResourceBundle(LOCALE, namespace)) {
    await i18next.reloadResources([LOCALE], [namespace]);
  }
  if (!i18next.hasResourceBundle(LOCALE, namespace)) throw new Error(`No texts: ${namespace}`);
}

export { useTranslation } from 'react-i18next';
