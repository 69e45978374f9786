import 'server-only';
import { createInstance } from 'i18next';
import { resources } from './resources';
import { i18nSettings, LOCALE } from './settings';
import type { Namespace, Texts } from './types';

const instance = createInstance();
instance.init({ ...i18nSettings, initAsync: false, resources: { [LOCALE]: resources } });

/** The texts of one namespace, for Server Components and metadata. */
export function getTexts<N extends Namespace>(namespace: N): Texts<N> {
  return instance.getFixedT(LOCALE, namespace);
}
