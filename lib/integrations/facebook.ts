import { ScriptLoadError } from '../api/client/errors';
import { loadScript } from './load-script';

const SDK = 'https://connect.facebook.net/es_MX/sdk.js';
const VERSION = 'v24.0';
const HEIGHT = '130';

declare global {
  interface Window {
    FB?: {
      init: (settings: { version: string; xfbml: boolean }) => void;
      XFBML: { parse: (root: Element) => void };
    };
  }
}

let isReady = false;

/** @throws ScriptLoadError (rejects) when the script is blocked or cannot be loaded */
export async function showFacebookPage(host: Element, address: string): Promise<void> {
  await loadScript(SDK);
  const { FB } = window;
  if (!FB) throw new ScriptLoadError(SDK);
  if (!isReady) FB.init({ version: VERSION, xfbml: false });
  isReady = true;
  const page = Object.assign(document.createElement('div'), { className: 'fb-page' });
  Object.assign(page.dataset, {
    href: address,
    tabs: '',
    height: HEIGHT,
    smallHeader: 'false',
    adaptContainerWidth: 'true',
    showFacepile: 'false',
  });
  host.replaceChildren(page);
  FB.XFBML.parse(host);
}
