import 'server-only';
import { createInstance } from 'i18next';
import { resources } from './resources';
import { i18nSettings, LOCALE } from './settings';
import type { Namespace, Texts } from './types';

const instance = createInstance();
instance.init({ ...i18nSettings, initAsync: false, resources: { [LOCALE]: resources } });

/** What i18next fills in or looks up in a text. */
const HAS_MARKS = /\{\{|\$t\(/;

const known = new Map<Namespace, unknown>();

function createTexts<N extends Namespace>(namespace: N): Texts<N> {
  const texts: Readonly<Record<string, unknown>> = resources[namespace];
  // Most texts are wanted as they stand, and i18next takes twenty microseconds for each.
  return new Proxy(instance.getFixedT(LOCALE, namespace), {
    apply(translate, self, args: [key: string, ...options: unknown[]]) {
      const text = args.length === 1 ? texts[args[0]] : undefined;
      return typeof text === 'string' && !HAS_MARKS.test(text)
        ? text
        : Reflect.apply(translate, self, args);
    },
  });
}

export function getTexts<N extends Namespace>(namespace: N): Texts<N> {
  const texts = known.get(namespace) ?? createTexts(namespace);
  known.set(namespace, texts);
  return texts as Texts<N>;
}
