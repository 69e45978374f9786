import { getMexicoCityDay } from '../dates';
import { isAwaitingPayment, isDelivered, isOrderStopped } from './status';

interface Arriving {
  /** The same day twice when there is only one. */
  arrival: { from: string; to: string } | null;
  status: string;
  paymentStatus: string;
}

/**
 * The calendar days on which a parcel can still arrive. Null for what has arrived or never will, and when all the days have
 * passed. The days of an unpaid order are only those between the order and its delivery, so they stay as they are.
 */
export function getDaysToArrive(
  { arrival, status, paymentStatus }: Arriving,
  now: number,
): Arriving['arrival'] {
  if (!arrival || isDelivered(status) || isOrderStopped(status)) return null;
  if (isAwaitingPayment({ status, paymentStatus })) return arrival;
  const today = getMexicoCityDay(now);
  const { from, to } = arrival;
  const isBegun = from < today;
  return to < today ? null : { from: isBegun ? today : from, to };
}

/**
 * The page on which each courier shows a parcel, by the courier's name in small letters without anything between them.
 * `{guide}` is the number of the parcel.
 */
const TRACKING_PAGES: Readonly<Record<string, string>> = {
  '99minutos': 'https://tracking.99minutos.com/search/{guide}',
  dhl: 'https://www.dhl.com/mx-es/home/rastreo.html?tracking-id={guide}',
  estafeta:
    'https://cs.estafeta.com/es/Tracking/searchByGet?wayBill={guide}&wayBillType=0&isShipmentDetail=False',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr={guide}',
  jtexpress: 'https://www.jtexpress.mx/trajectoryQuery?waybillNo={guide}&flag=1',
  paquetexpress: 'https://www.paquetexpress.com.mx/rastreo/{guide}',
  redpack: 'https://www.redpack.com.mx/es/rastreo/?guias={guide}',
  ups: 'https://www.ups.com/track?loc=es_MX&tracknum={guide}',
};

/** `Estafeta Terrestre` and `J&T Express` begin with the names `estafeta` and `jtexpress`. */
const toKey = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Where a parcel can be followed. Null for a courier whose page is not known, and without a number. */
export function getTrackingUrl(courier: string, guide: string): string | null {
  const key = toKey(courier);
  const name = Object.keys(TRACKING_PAGES).find((known) => key.startsWith(known));
  const page = name === undefined ? undefined : TRACKING_PAGES[name];
  return page && guide ? page.replace('{guide}', () => encodeURIComponent(guide)) : null;
}
