import { cleanZipCode, isZipCode } from '../zip-code';

/** What arrives at a place by tomorrow, or can be picked up there today, with their names in the address. */
export const DELIVERY_NAMES = { tomorrow: 'manana', pickup: 'recoge-hoy' } as const;
export type DeliveryKind = keyof typeof DELIVERY_NAMES;

/** Both parts belong together: without a place nothing can be said about delivery. */
export interface DeliveryFilter {
  kind: DeliveryKind;
  zipCode: string;
}

export const DELIVERY_KINDS: readonly DeliveryKind[] = ['tomorrow', 'pickup'];

/** The filter of two parameters of an address; null unless both are right. */
export function parseDeliveryFilter(name: string, typedZipCode: string): DeliveryFilter | null {
  const zipCode = cleanZipCode(typedZipCode);
  const kind = DELIVERY_KINDS.find((one) => DELIVERY_NAMES[one] === name);
  return kind && isZipCode(zipCode) ? { kind, zipCode } : null;
}
