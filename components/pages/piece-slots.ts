const PREFIX = 'piezas-';

/** Id of the element in a store's entry that shows the stock of the product. */
export const pieceSlotId = (storeId: string): string => `${PREFIX}${storeId}`;

export function findPieceSlots(): Map<string, HTMLElement> {
  const slots = document.querySelectorAll<HTMLElement>(`[id^="${PREFIX}"]`);
  return new Map([...slots].map((slot) => [slot.id.slice(PREFIX.length), slot]));
}
