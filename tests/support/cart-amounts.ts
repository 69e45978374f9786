import type { Raw, Resource } from './random-carts';

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

/** The backend's amounts without the insurance, when the customer has removed it but the backend does not know yet. */
function chosen(raw: Raw, isInsured: boolean) {
  const of = reader(raw);
  const off = isInsured ? 0 : of('shipping_insurance_with_tax');
  const offTax = isInsured ? 0 : off - of('shipping_insurance');
  return {
    of,
    tax: of('tax') - offTax,
    total: of('total') - off,
    due: Math.max(0, of('total_with_credit_and_wallet') - off),
    insuranceWithTax: isInsured ? of('shipping_insurance_with_tax') : 0,
  };
}

/** The price of the lines before their offers. */
const commonPrice = (items: readonly Resource[]) =>
  items.reduce((sum, { attributes }) => {
    const common = reader(attributes.price_detail as Raw)('common_price_with_tax');
    return sum + common * Number(attributes.qty);
  }, 0);

const linesTotal = (items: readonly Resource[]) =>
  items.reduce((sum, item) => sum + reader(item.attributes)('total_with_tax'), 0);

function onePayRows(of: ReturnType<typeof reader>): Rows {
  const discount = of('one_pay_discount_with_tax');
  return discount > 0 ? [['Descuento por pagar de contado', text(-discount)]] : [];
}

const taxNote = (cents: number) =>
  `Precios con IVA. El total incluye ${text(cents)} de IVA (16 %).`;

/** The rows of the cart page, all with IVA, and the text about the IVA below them. */
export function expectedCartRows(raw: Raw, items: readonly Resource[], isInsured: boolean): Rows {
  const { of, tax, total, due, insuranceWithTax } = chosen(raw, isInsured);
  const shipping = of('shipping_with_tax') - of('shipping_discount_with_tax');
  const common = commonPrice(items);
  const rows: Rows = [['Subtotal', text(common)]];
  if (common > linesTotal(items)) rows.push(['Descuento', text(linesTotal(items) - common)]);
  rows.push(...onePayRows(of));
  if (of('coupon_discount_with_tax') > 0) {
    rows.push([`Cupón ${raw.coupon_code}`, text(-of('coupon_discount_with_tax'))]);
  }
  // What comes by e-mail is not sent.
  const isSent = raw.shipping_required !== false && raw.shipping_required !== 0;
  if (shipping > 0 || isSent) rows.push(['Envío', shipping === 0 ? 'Gratis' : text(shipping)]);
  if (insuranceWithTax > 0) rows.push(['Seguro de envío', text(insuranceWithTax)]);
  rows.push(['Total', text(total)]);
  if (of('wallet_to_use') > 0) {
    rows.push(['Monedero', text(-of('wallet_to_use'))], ['Por pagar', text(due)]);
  }
  rows.push(['IVA', taxNote(tax)]);
  return rows;
}

/** The added and subtracted amounts of the checkout, with IVA. */
function partRows(raw: Raw, items: readonly Resource[], isInsured: boolean): Rows {
  const { of, insuranceWithTax } = chosen(raw, isInsured);
  const pieces = items.reduce((sum, { attributes }) => sum + Number(attributes.qty), 0);
  const products = linesTotal(items);
  const shipping = of('shipping_with_tax') - of('shipping_discount_with_tax');
  const rows: Rows = [
    [`Productos (${pieces} ${pieces === 1 ? 'pieza' : 'piezas'})`, text(products)],
  ];
  rows.push(...onePayRows(of));
  if (of('coupon_discount_with_tax') > 0) {
    rows.push([`Cupón ${raw.coupon_code}`, text(-of('coupon_discount_with_tax'))]);
  }
  rows.push(
    raw.has_shipping === 1
      ? ['Envío', shipping === 0 ? 'Gratis' : text(shipping)]
      : ['Recolección en tienda', 'Gratis'],
  );
  if (insuranceWithTax > 0) rows.push(['Seguro de envío', text(insuranceWithTax)]);
  return rows;
}

/** The rows of the checkout's summary, and the text about the IVA below them. */
export function expectedCheckoutRows(
  raw: Raw,
  items: readonly Resource[],
  isInsured: boolean,
): Rows {
  const { of, tax, total, due } = chosen(raw, isInsured);
  const rows: Rows = [...partRows(raw, items, isInsured), ['Total', text(total)]];
  if (of('wallet_to_use') > 0) {
    rows.push(['Monedero', text(-of('wallet_to_use'))], ['Por pagar', text(due)]);
  }
  rows.push(['IVA', taxNote(tax)]);
  return rows;
}

/** The rows of the review step. */
export function expectedReviewRows(raw: Raw, items: readonly Resource[]): Rows {
  const of = reader(raw);
  const total: Rows[number] = ['Total del pedido, con IVA', text(of('total'))];
  const rows: Rows = [...partRows(raw, items, true), total];
  // Nothing is said twice.
  if (of('total') === of('total_with_credit_and_wallet')) return rows;
  if (of('wallet_to_use') > 0) rows.push(['Monedero', text(-of('wallet_to_use'))]);
  if (of('credit_to_use') > 0) rows.push(['Crédito', text(-of('credit_to_use'))]);
  rows.push(['A pagar', text(of('total_with_credit_and_wallet'))]);
  return rows;
}

/** The price of each line, in the order of the cart. */
export const expectedLineTexts = (items: readonly Resource[]): string[] =>
  items.map(({ attributes }) => text(reader(attributes)('total_with_tax')));
