import { mexicanPhone } from '@/lib/domain/phone';
import type { Store } from '@/lib/domain/product/types';

/** A link to directions to the store on a public map. */
export function mapHref({ latitude, longitude, address, zipCode, city, state }: Store): string {
  const destination =
    latitude !== null && longitude !== null
      ? `${latitude},${longitude}`
      : [address, zipCode, city, state].filter(Boolean).join(', ');
  const query = new URLSearchParams({ api: '1', destination });
  return `https://www.google.com/maps/dir/?${query}`;
}

/** A `tel:` link; null when the phone number is not Mexican. */
export function dialHref(phone: string): string | null {
  const digits = mexicanPhone(phone);
  return digits ? `tel:+52${digits}` : null;
}
