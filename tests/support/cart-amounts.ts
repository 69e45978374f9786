import type { Resource } from '../mock-api/core/json-api';

/** What the backend says of a cart or a line, by its own names. */
type Raw = Record<string, unknown>;

/** Label and text of each row of amounts. */
export type Rows = [label: string, text: string][];

// Computes in whole cents, with a formatter that is independent of the shop's.
const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const text = (cents: number) => format.format((cents === 0 ? 0 : cents) / 100);

function reader(raw: Raw) {
  return (name: string): number => {
    const value = raw[name];
    if (typeof value !== 'number') throw new Error(`The backend says no ${name}.`);
    return Math.round(value * 100);
  };
}

/** What the customer chose: without a payment a purchase costs what the cards say. */
export interface Choices {
  isInsured: boolean;
  /** Pesos less when everything is paid at once. */
  saving: number;
  payment: 'open' | 'once' | 'months';
  /** Whether it is known who brings it. */
  hasCourier?: boolean;
}

/**
 * The backend's amounts with what it does not know yet: the insurance that was removed, and, as long as no payment is
 * chosen, the discount for a single one. The wallet pays no more than the total.
 */
function chosen(raw: Raw, { isInsured, saving, payment }: Choices) {
  const of = reader(raw);
  const sent = of('one_pay_discount_with_tax');
  const promised = Math.round(saving * 100);
  const cash = payment === 'open' && sent === 0 ? promised : 0;
  const off = isInsured ? 0 : of('shipping_insurance_with_tax');
  const offTax = isInsured ? 0 : off - of('shipping_insurance');
  const total = of('total') - off - cash;
  return {
    of,
    tax: of('tax') - offTax - (cash - Math.round((cash * 100) / 116)),
    total,
    wallet: Math.min(of('wallet_to_use'), total),
    due: Math.max(0, of('total_with_credit_and_wallet') - off - cash),
    onePay: sent + cash,
    isMissing: sent + cash < promised,
    insuranceWithTax: isInsured ? of('shipping_insurance_with_tax') : 0,
  };
}

/** The backend's amounts without courier and insurance: a pickup whose store is not chosen yet. */
export function withoutDelivery(raw: Raw): Raw {
  const of = reader(raw);
  const insurance = of('shipping_insurance_with_tax');
  const cost = of('shipping_with_tax') - of('shipping_discount_with_tax') + insurance;
  const total = of('total') - cost;
  return {
    ...raw,
    has_shipping: 0,
    shipping_with_tax: 0,
    shipping_discount_with_tax: 0,
    shipping_insurance: 0,
    shipping_insurance_with_tax: 0,
    total: total / 100,
    total_with_credit_and_wallet: Math.max(0, of('total_with_credit_and_wallet') - cost) / 100,
    wallet_to_use: Math.min(of('wallet_to_use'), total) / 100,
  };
}

/** What comes by e-mail is neither sent nor picked up. */
const isSent = (raw: Raw) => raw.shipping_required !== false && raw.shipping_required !== 0;

const linesTotal = (items: readonly Resource[]) =>
  items.reduce((sum, item) => sum + reader(item.attributes)('total_with_tax'), 0);

/** Products, and what a payment or a coupon takes off them. */
function productRows(raw: Raw, items: readonly Resource[], choices: Choices): Rows {
  const { of, onePay, isMissing } = chosen(raw, choices);
  const pieces = items.reduce((sum, { attributes }) => sum + Number(attributes.qty), 0);
  const name = `Productos (${pieces} ${pieces === 1 ? 'pieza' : 'piezas'})`;
  const rows: Rows = [[name, text(linesTotal(items))]];
  if (onePay > 0) rows.push(['Descuento de contado', text(-onePay)]);
  if (of('coupon_discount_with_tax') > 0) {
    rows.push([`Cupón ${raw.coupon_code}`, text(-of('coupon_discount_with_tax'))]);
  }
  if (isMissing) {
    rows.push(
      choices.payment === 'months'
        ? ['Meses', 'Sin descuento de contado']
        : ['Descuento de contado', 'No aplica con este pago'],
    );
  }
  return rows;
}

const shippingRow = (cents: number, { hasCourier = false }: Choices): [string, string] =>
  cents === 0 ? ['Envío', 'Gratis'] : [hasCourier ? 'Envío' : 'Envío estimado', text(cents)];

/** What follows the delivery, all with IVA, and the text about the IVA below the rows. */
function lastRows({ tax, total, wallet, due, insuranceWithTax }: ReturnType<typeof chosen>): Rows {
  const rows: Rows = [['Total', text(total)]];
  if (insuranceWithTax > 0) rows.unshift(['Seguro de envío', text(insuranceWithTax)]);
  if (wallet > 0) rows.push(['Monedero', text(-wallet)], ['Por pagar', text(due)]);
  rows.push(['IVA', `Precios con IVA. El total incluye ${text(tax)} de IVA (16 %).`]);
  return rows;
}

const shippingOf = (of: ReturnType<typeof reader>) =>
  of('shipping_with_tax') - of('shipping_discount_with_tax');

/** The rows of the cart page. */
export function expectedCartRows(raw: Raw, items: readonly Resource[], choices: Choices): Rows {
  const amounts = chosen(raw, choices);
  const shipping = shippingOf(amounts.of);
  const rows = productRows(raw, items, choices);
  if (shipping > 0 || isSent(raw)) rows.push(shippingRow(shipping, choices));
  return [...rows, ...lastRows(amounts)];
}

/** The rows of the checkout's summary and of its review. */
export function expectedCheckoutRows(raw: Raw, items: readonly Resource[], choices: Choices): Rows {
  const amounts = chosen(raw, choices);
  const byCourier = shippingRow(shippingOf(amounts.of), choices);
  const rows = productRows(raw, items, choices);
  if (isSent(raw))
    rows.push(raw.has_shipping === 1 ? byCourier : ['Recolección en sucursal', 'Gratis']);
  return [...rows, ...lastRows(amounts)];
}

/** The price of each line, in the order of the cart. */
export const expectedLineTexts = (items: readonly Resource[]): string[] =>
  items.map(({ attributes }) => text(reader(attributes)('total_with_tax')));
