import 'server-only';
import { createInstance, type TFunction } from 'i18next';
import { type Namespace, resources } from './resources';
import { i18nSettings, LOCALE } from './settings';

const instance = createInstance();
instance.init({ ...i18nSettings, initAsync: false, resources: { [LOCALE]: resources } });

/** The texts of one namespace, for Server Components and metadata. */
export function getTexts<N extends Namespace>(namespace: N): TFunction<N> {
  return instance.getFixedT(LOCALE, namespace);
}
