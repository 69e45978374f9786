const PREFIX = 'piezas-';

/** Anchor of the place in a store's entry that says how many pieces of a product it has. */
export const pieceSlotId = (storeId: string): string => `${PREFIX}${storeId}`;

/** That place in every store's entry, by the id of the store. */
export function pieceSlots(): Map<string, HTMLElement> {
  const slots = document.querySelectorAll<HTMLElement>(`[id^="${PREFIX}"]`);
  return new Map([...slots].map((slot) => [slot.id.slice(PREFIX.length), slot]));
}
