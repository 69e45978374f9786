import { loadScript } from '@/lib/integrations/load-script';
import { canScriptsReadSecret } from '@/lib/routing/secret-addresses';
import { type Ga4Event, toMeasuredPage } from './ga4';

/** A service that receives the events after the visitor has given consent. */
interface AnalyticsProvider {
  start: () => void;
  send: (event: Ga4Event) => void;
  stop: () => void;
}

/** Used without a measurement id: it makes the same calls, which developers can read, but sends nothing. */
const sandboxProvider: AnalyticsProvider = {
  start: () => startMeasuring('sandbox'),
  send: sendEvent,
  stop: () => void delete window.dataLayer,
};

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** gtag.js sends nothing while this is set. */
const setDisabled = (id: string, isDisabled: boolean) =>
  Object.assign(window, { [`ga-disable-${id}`]: isDisabled });

/** Deletes the cookies of gtag.js. A browser without this API keeps them until they expire. */
async function removeCookies(): Promise<void> {
  if (!('cookieStore' in window)) return;
  const { cookieStore } = window;
  const cookies = await cookieStore.getAll();
  const measuring = cookies.filter(({ name }) => name?.startsWith('_ga'));
  // gtag.js sets them for the widest domain that the browser allows.
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.')).slice(0, -1);
  for (const { name = '' } of measuring) {
    await cookieStore.delete(name);
    for (const domain of domains) await cookieStore.delete({ name, domain }).catch(() => undefined);
  }
}

/** Its script could read the address: it waits for a page whose address has no secret. A blocked script is no error. */
function gtagProvider(id: string): AnalyticsProvider {
  let isBegun = false;
  let isAsked = false;
  const loadGtag = () => {
    if (isAsked || canScriptsReadSecret(location)) return;
    isAsked = true;
    loadScript(`${SCRIPT}?id=${encodeURIComponent(id)}`).catch(() => undefined);
  };
  return {
    start() {
      setDisabled(id, false);
      if (isBegun) return grantConsent();
      isBegun = true;
      startMeasuring(id);
      loadGtag();
    },
    send(event) {
      sendEvent(event);
      loadGtag();
    },
    stop() {
      gtag('consent', 'update', { analytics_storage: 'denied' });
      setDisabled(id, true);
      removeCookies().catch(() => undefined);
    },
  };
}

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

/** Queues a command for gtag.js, which ignores arrays. */
function gtag(..._command: Command): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}

function startMeasuring(id: string): void {
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
function sendEvent({ name, params }: Ga4Event): void {
  if (name === 'page_view') gtag('set', params);
  gtag('event', name, params);
}

/** Names the page first: gtag.js would send the address itself with every event. */
function grantConsent(): void {
  gtag('set', toMeasuredPage(location.href, document.referrer));
  gtag('consent', 'update', { analytics_storage: 'granted' });
}

const known = new Map<string, AnalyticsProvider>();

/** Always the same object for a measurement id. Without one the sandbox. */
export function getAnalyticsProvider(id: string | null): AnalyticsProvider {
  if (id === null) return sandboxProvider;
  const provider = known.get(id) ?? gtagProvider(id);
  known.set(id, provider);
  return provider;
}
