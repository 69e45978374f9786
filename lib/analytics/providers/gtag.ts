import { loadScript } from '@/lib/integrations/load-script';
import { allowLayer, beginLayer, denyLayer, gtag } from './data-layer';
import type { AnalyticsProvider } from './provider';

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** gtag.js sends nothing while this is set. */
function setDisabled(id: string, isDisabled: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: isDisabled });
}

/** Takes the cookies away that gtag.js set; a browser without this interface keeps them until they expire. */
async function removeCookies(): Promise<void> {
  if (!('cookieStore' in window)) return;
  const { cookieStore } = window;
  const cookies = await cookieStore.getAll();
  const measuring = cookies.filter(({ name }) => name?.startsWith('_ga'));
  // They are set for the widest domain that the browser lets them have.
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.')).slice(0, -1);
  for (const { name = '' } of measuring) {
    await cookieStore.delete(name);
    for (const domain of domains) await cookieStore.delete({ name, domain }).catch(() => undefined);
  }
}

/** Google Analytics 4 by its own script. A script that is blocked is no error: nobody reads the commands then. */
export function gtagProvider(id: string): AnalyticsProvider {
  let isBegun = false;
  return {
    start() {
      setDisabled(id, false);
      if (isBegun) return allowLayer();
      isBegun = true;
      beginLayer(id);
      loadScript(`${SCRIPT}?id=${encodeURIComponent(id)}`).catch(() => undefined);
    },
    send: ({ name, params }) => gtag('event', name, params),
    stop() {
      denyLayer();
      setDisabled(id, true);
      removeCookies().catch(() => undefined);
    },
  };
}
