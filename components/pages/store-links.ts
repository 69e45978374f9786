import { parseMexicanPhone } from '@/lib/domain/phone';
import type { PhysicalStore } from '@/lib/domain/product/types';

/** A link to directions to the store on a public map. */
export function storeMapHref({
  latitude,
  longitude,
  address,
  zipCode,
  city,
  state,
}: PhysicalStore): string {
  const destination =
    latitude !== null && longitude !== null
      ? `${latitude},${longitude}`
      : [address, zipCode, city, state].filter(Boolean).join(', ');
  const query = new URLSearchParams({ api: '1', destination });
  return `https://www.google.com/maps/dir/?${query}`;
}

/** A `tel:` link; null when the phone number is not Mexican. */
export function phoneHref(phone: string): string | null {
  const digits = parseMexicanPhone(phone);
  return digits ? `tel:+52${digits}` : null;
}
