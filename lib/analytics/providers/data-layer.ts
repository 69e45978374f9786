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
  | ['event', name: string, params: Readonly<Record<string, unknown>>];

/** Queues a command for gtag.js, which only recognizes `arguments` objects and ignores arrays. */
export function gtag(..._command: Command): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}

/** Starts to measure with a measurement id. */
export function startMeasuring(id: string): void {
  gtag('consent', 'default', DENIED_CONSENT);
  grantConsent();
  gtag('js', new Date());
  gtag('config', id, { allow_google_signals: false, allow_ad_personalization_signals: false });
}

export function grantConsent(): void {
  gtag('consent', 'update', { analytics_storage: 'granted' });
}

export function denyConsent(): void {
  gtag('consent', 'update', { analytics_storage: 'denied' });
}
