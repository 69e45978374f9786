import { ScriptLoadError } from '../api/errors';
import { loadScript } from './load-script';

/** Stands for the tracking UUID in the configured address. */
export const SESSION_PLACE = '{session}';
/** Until the script counts as blocked, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Has the fraud detection look at this purchase. Without a script nobody does.
 * @param address of its script, from the configuration
 * @param trackingId UUID by which the backend asks for its verdict
 * @throws ScriptLoadError when the script is blocked or out of reach
 */
export async function detectFraud(address: string | null, trackingId: string): Promise<void> {
  if (address === null) return;
  const url = address.replaceAll(SESSION_PLACE, encodeURIComponent(trackingId));
  await loadScript(url, { patience: PATIENCE }).catch(() => {
    throw new ScriptLoadError(new URL(url).origin);
  });
}
