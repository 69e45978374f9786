import { gtagProvider } from './gtag';
import type { AnalyticsProvider } from './provider';
import { sandbox } from './sandbox';

const known = new Map<string, AnalyticsProvider>();

/** The provider of a measurement id, one for each; without an id the stand-in. */
export function analyticsProvider(id: string | null): AnalyticsProvider {
  if (id === null) return sandbox;
  const provider = known.get(id) ?? gtagProvider(id);
  known.set(id, provider);
  return provider;
}
