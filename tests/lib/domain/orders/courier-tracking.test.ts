import { expect, it } from 'vitest';
import { getTrackingUrl } from '@/lib/domain/orders/delivery-progress';

it.each([
  ['Estafeta', 'cs.estafeta.com'],
  ['DHL Express', 'www.dhl.com'],
  ['FedEx', 'www.fedex.com'],
  ['99 Minutos', 'tracking.99minutos.com'],
  ['J&T Express', 'www.jtexpress.mx'],
])('a parcel of %s is followed at %s', (courier, host) => {
  const url = new URL(getTrackingUrl(courier, '123 4/5') ?? '');
  expect([url.protocol, url.host]).toEqual(['https:', host]);
  expect(url.href).toContain('123%204%2F5');
});

it.each([
  ['Mensajería Propia', '1234'],
  ['Estafeta', ''],
  ['', '1234'],
])('a parcel of «%s» with the number «%s» has no page', (courier, guide) =>
  expect(getTrackingUrl(courier, guide)).toBeNull(),
);
