import { z } from 'zod';
import type { Backend } from '../backend';
import { physicalLines } from '../catalogue/showcase';
import { addDeliveryDays, mexicoToday } from '../core/clock';
import { byId, ownById } from '../core/find';
import type { PricedItem } from '../customers/pricing';
import type { CustomerRow, DeliveryRow } from '../customers/rows';
import { estimateDelivery, FREE } from '../places/estimate';
import { type Place, placeOf } from '../places/zip-codes';
import { number, parts, readRows, word } from '../seed/load';

const RULES = readRows(
  'content/couriers.csv',
  z.strictObject({
    id: word,
    name: word,
    service: word,
    /** Its service where everything comes from near: what goes by ground takes three days at least. */
    quick: word,
    /** Pesos more than the usual parcel. */
    more: number,
    /** Days fewer. */
    sooner: number,
    /** Codes of the states to which it goes; none means all. */
    states: parts,
  }),
);

/** Courier → its name, for who kept its id. */
export const COURIER_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  RULES.map(({ id, name }) => [id, name]),
);

/** Who takes these lines to a place: one parcel, priced and timed by its worst article. Licences are not in it. */
export function courierOffers(
  { now }: Backend,
  bought: readonly PricedItem[],
  place: Place,
  isFree: boolean,
) {
  const lines = physicalLines(bought);
  const estimates = lines.map(({ article }) => estimateDelivery(article, place, now()));
  const cost = Math.max(0, ...estimates.map((one) => Number(one.cost)));
  const slowest = Math.max(1, ...estimates.map((one) => Number(one.days)));
  const today = mexicoToday(now());
  const tomorrow = addDeliveryDays(today, 1);
  const latest = (days: readonly string[]) => [tomorrow, ...days].toSorted().at(-1) ?? tomorrow;
  const usual = {
    from: latest(estimates.map((one) => String(one.from))),
    to: latest(estimates.map((one) => String(one.to))),
  };
  const isNear = lines.every(({ article }) => article.stock.inStores > 0);
  const going = RULES.filter(
    ({ id, states }) =>
      (states.length === 0 || states.includes(place.state.code)) && (isNear || id !== '99minutos'),
  );
  return going.map(({ id, name, service, quick, more, sooner }) => {
    const days = Math.max(1, slowest - sooner);
    const fast = { from: addDeliveryDays(today, days), to: addDeliveryDays(today, days + 1) };
    return {
      id,
      name,
      service: slowest < FREE.days ? quick : service,
      days,
      // Pesos with IVA; the discount is what free shipping takes off.
      price: cost + more,
      discount: isFree ? cost : 0,
      // Nobody who costs more comes later.
      ...(sooner === 0 || usual.to < fast.to ? usual : fast),
    };
  });
}

export function placeOfAddress({ customers }: Backend, customer: CustomerRow, id: string | null) {
  const address = ownById(customers.rows.addresses, customer.id, id);
  return placeOf(address?.zipCode ?? '');
}

/** The courier that was chosen, at today's price; undefined when it does not go there any more. */
export function courierOf(
  backend: Backend,
  customer: CustomerRow,
  lines: readonly PricedItem[],
  { addressId, courierId }: Pick<DeliveryRow, 'addressId' | 'courierId'>,
  isFree = false,
) {
  const place = placeOfAddress(backend, customer, addressId);
  return place && byId(courierOffers(backend, lines, place, isFree), courierId);
}
