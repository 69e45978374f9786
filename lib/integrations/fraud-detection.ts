import { ScriptLoadError } from '../api/client/errors';
import { loadScript } from './load-script';

const SCRIPT_TIMEOUT_MS = 10_000;

/**
 * @param address configured address of the script, with `{session}`; null without one
 * @param trackingId UUID with which the backend asks for the result
 * @throws ScriptLoadError when the script is blocked or cannot be loaded
 */
export async function detectFraud(address: string | null, trackingId: string): Promise<void> {
  if (address === null) return;
  const url = address.replaceAll('{session}', encodeURIComponent(trackingId));
  await loadScript(url, { timeoutMs: SCRIPT_TIMEOUT_MS }).catch(() => {
    throw new ScriptLoadError(new URL(url).origin);
  });
}
