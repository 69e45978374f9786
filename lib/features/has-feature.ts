import { type Feature, parseDisabledFeatures, WITHOUT_ATTRIBUTE } from './features';

/** The features that are switched off in this process. Only for the server. */
export const getDisabledFeatures = (): Feature[] =>
  parseDisabledFeatures(process.env.FEATURES ?? '');

/**
 * Whether the shop has an optional feature. The server reads its environment. The browser reads the attribute that the
 * server wrote to the document's root, and which is absent while nothing is switched off.
 */
export const hasFeature = (name: Feature): boolean =>
  typeof window === 'undefined'
    ? !getDisabledFeatures().includes(name)
    : !document.documentElement.matches(`[${WITHOUT_ATTRIBUTE}~="${name}"]`);
