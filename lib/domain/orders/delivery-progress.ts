import { getMexicoCityDay } from '../dates';
import { isAwaitingPayment, isDelivered, isOrderStopped } from './status';

interface Arriving {
  /** The same day twice when there is only one. */
  arrival: { from: string; to: string } | null;
  status: string;
  paymentStatus: string;
}

/** Null for what has arrived or never will, and when the days have passed. An unpaid order's days are no dates yet, so they stay. */
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

/** By the courier's name in small letters and digits alone. */
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
