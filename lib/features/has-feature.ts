import { type Feature, parseDisabledFeatures, WITHOUT_ATTRIBUTE } from './features';

export const getDisabledFeatures = (): Feature[] =>
  parseDisabledFeatures(process.env.FEATURES ?? '');

/** The browser reads the attribute that the server wrote to the document's root. */
export const hasFeature = (name: Feature): boolean =>
  typeof window === 'undefined'
    ? !getDisabledFeatures().includes(name)
    : !document.documentElement.matches(`[${WITHOUT_ATTRIBUTE}~="${name}"]`);
