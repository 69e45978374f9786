import { gtagProvider } from './gtag';
import type { AnalyticsProvider } from './provider';
import { sandboxProvider } from './sandbox';

const known = new Map<string, AnalyticsProvider>();

/** The provider for a measurement id, always the same object. Without an id the sandbox. */
export function getAnalyticsProvider(id: string | null): AnalyticsProvider {
  if (id === null) return sandboxProvider;
  const provider = known.get(id) ?? gtagProvider(id);
  known.set(id, provider);
  return provider;
}
