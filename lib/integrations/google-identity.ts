import { ScriptLoadError } from '../api/client/errors';
import { loadScript } from './load-script';

const SDK = 'https://accounts.google.com/gsi/client';

interface GoogleIdentity {
  initialize: (settings: {
    client_id: string;
    callback: (answer: { credential: string }) => void;
  }) => void;
  renderButton: (host: Element, look: Record<string, string | number>) => void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

/** @throws ScriptLoadError (rejects) when the script is blocked or cannot be loaded */
export async function showGoogleButton(
  host: Element,
  clientId: string,
  onToken: (token: string) => void,
): Promise<void> {
  await loadScript(SDK);
  const identity = window.google?.accounts.id;
  if (!identity) throw new ScriptLoadError(SDK);
  identity.initialize({ client_id: clientId, callback: ({ credential }) => onToken(credential) });
  host.replaceChildren();
  identity.renderButton(host, { type: 'standard', size: 'large', locale: 'es-419', width: 320 });
}
