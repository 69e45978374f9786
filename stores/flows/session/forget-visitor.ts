import { removeAllTexts } from '@/lib/browser/storage';
import { BUILDS_KEY } from '@/stores/builder/builds-key';
import { forgetStores } from '@/stores/persistence/create-persisted-store';

/** localStorage keys that a sign-out leaves: how this device shows the shop, and what the sign-out empties by itself. */
const KEPT = new Set(['interface', 'list-view', 'consent', 'cart', BUILDS_KEY]);

/**
 * Removes from this device and this tab what tells who was here, what for and where. Everything but a few keys goes, so
 * that a key of tomorrow goes, too. Call it last: whatever runs at the end of a session may write.
 */
export function forgetVisitor(): void {
  const isKept = (name: string) => KEPT.has(name);
  forgetStores(isKept);
  removeAllTexts('localStorage', isKept);
  removeAllTexts('sessionStorage');
}
