import { getQueryClient } from '@/lib/api/client/query-client';
import { deliveryEstimatesQuery } from '@/lib/api/location';
import type { DeliveryEstimate } from '@/lib/domain/product/types';
import { SEARCH_PARAMS } from '@/lib/domain/search/param-names';
import { loadTexts } from '@/lib/i18n/client';
import type { Texts } from '@/lib/i18n/types';
import { useSessionStore } from '@/stores/session/session-store';
import { findCards } from '../find-cards';
import { cardDeliveryText } from './delivery-text';

/** The server's text of each line that was changed, to go back to when the place is forgotten. */
const originals = new WeakMap<HTMLElement, string>();

/** @param text null brings back the server's; '' hides the line, which keeps its place */
function write(card: Element, badges: string, text: string | null): void {
  const line = card.querySelector<HTMLElement>(badges);
  if (!line) return;
  const original = originals.get(line) ?? line.textContent ?? '';
  if (!originals.has(line)) {
    originals.set(line, original);
    // The new text has one line; the card keeps its height.
    line.style.minHeight = `${line.offsetHeight}px`;
    line.classList.add('fact-placed');
  }
  line.style.visibility = text === '' ? 'hidden' : '';
  line.textContent = text || original;
}

function writeCard(card: Element, estimate: DeliveryEstimate | undefined, t: Texts<'delivery'>) {
  const [nearest] = estimate?.pickupStores ?? [];
  const arrival = estimate ? cardDeliveryText(estimate, { now: Date.now() }, t) : null;
  // A card has one of the two.
  write(card, '.fact-delivery, .fact-free-shipping', arrival);
  const pickup = nearest ? t('pickup', { name: nearest.name }) : '';
  write(card, '.fact-fast-pickup', estimate ? pickup : null);
}

/** The filter of a list asks for a place: the chosen one stands in its field. */
function fillFilter(zipCode: string | null): void {
  const field = document.querySelector<HTMLInputElement>(`input[name="${SEARCH_PARAMS.zipCode}"]`);
  if (field && !field.value && zipCode) field.value = zipCode;
}

/**
 * Says on the cards when their products arrive at the visitor's place, and where they can be picked up. The cached page
 * says it for everybody alike, so it is written over that, without moving anything.
 * @param zipCode null brings back what the page says
 * @throws ApiError when the backend fails
 */
export async function showCardDeliveries(
  ids: readonly string[],
  zipCode: string | null,
): Promise<void> {
  fillFilter(zipCode);
  const shown = ids.filter((id) => findCards(id).length > 0);
  if (shown.length === 0) return;
  const [t, estimates] = await Promise.all([
    loadTexts('delivery'),
    zipCode === null
      ? new Map<string, DeliveryEstimate>()
      : getQueryClient().fetchQuery(deliveryEstimatesQuery(shown, zipCode)),
  ]);
  // Another place was chosen in the meantime.
  if (useSessionStore.getState().zipCode !== zipCode) return;
  for (const id of shown) {
    for (const card of findCards(id)) writeCard(card, estimates.get(id), t);
  }
}
