import { loadScript } from '@/lib/integrations/load-script';
import { canScriptsReadSecret } from '@/lib/routing/secret-addresses';
import { denyConsent, grantConsent, sendEvent, startMeasuring } from './data-layer';
import type { AnalyticsProvider } from './provider';

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** gtag.js sends nothing while this is set. */
function setDisabled(id: string, isDisabled: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: isDisabled });
}

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

/**
 * Google Analytics 4 with its own script, which could read the address: it waits for a document and a page whose addresses
 * have no secret. A blocked script is not an error. In both cases the commands stay unread.
 */
export function gtagProvider(id: string): AnalyticsProvider {
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
      denyConsent();
      setDisabled(id, true);
      removeCookies().catch(() => undefined);
    },
  };
}
