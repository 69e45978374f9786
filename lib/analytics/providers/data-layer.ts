import type { Ga4Event } from '../ga4';
import { toMeasuredPage } from '../page';

declare global {
  interface Window {
    /** Where gtag.js reads its commands. */
    dataLayer?: unknown[];
  }
}

/** Google's Consent Mode. Only analytics is ever granted, advertising never. */
const DENIED_CONSENT = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

type Command =
  | ['js', Date]
  | ['config', id: string, settings: Readonly<Record<string, unknown>>]
  | ['consent', 'default' | 'update', settings: Readonly<Record<string, string>>]
  | ['set', values: Readonly<Record<string, unknown>>]
  | ['event', name: string, params: Readonly<Record<string, unknown>>];

/** Queues a command for gtag.js, which only recognizes `arguments` objects and ignores arrays. */
function gtag(..._command: Command): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}

/** Starts to measure with a measurement id. */
export function startMeasuring(id: string): void {
  gtag('consent', 'default', DENIED_CONSENT);
  grantConsent();
  gtag('js', new Date());
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
}

/** Queues an event. What is said of a page holds for all events until the next page. */
export function sendEvent({ name, params }: Ga4Event): void {
  if (name === 'page_view') gtag('set', params);
  gtag('event', name, params);
}

/** Names the page first: gtag.js would send the address itself with every event. */
export function grantConsent(): void {
  gtag('set', toMeasuredPage(location.href, document.referrer));
  gtag('consent', 'update', { analytics_storage: 'granted' });
}

export function denyConsent(): void {
  gtag('consent', 'update', { analytics_storage: 'denied' });
}
