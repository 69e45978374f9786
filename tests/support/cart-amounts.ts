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
    insurance: isInsured ? of('shipping_insurance') : 0,
    insuranceWithTax: isInsured ? of('shipping_insurance_with_tax') : 0,
  };
}

/** The rows of the cart page. Rows above the IVA row are without IVA. */
export function expectedCartRows(raw: Raw, isInsured: boolean): Rows {
  const { of, tax, total, due, insurance } = chosen(raw, isInsured);
  const shipping = of('shipping') - of('shipping_discount');
  const rows: Rows = [['Subtotal', text(of('subtotal'))]];
  if (of('promotion_discount') > 0) rows.push(['Descuento', text(-of('promotion_discount'))]);
  if (of('coupon_discount') > 0) {
    rows.push([`Cupón ${raw.coupon_code}`, text(-of('coupon_discount'))]);
  }
  rows.push(['Envío', shipping === 0 ? 'Gratis' : text(shipping)]);
  if (insurance > 0) rows.push(['Seguro de envío', text(insurance)]);
  rows.push(['IVA (16 %)', text(tax)], ['Total', text(total)]);
  if (of('wallet_to_use') > 0) {
    rows.push(['Monedero', text(-of('wallet_to_use'))], ['Por pagar', text(due)]);
  }
  return rows;
}

/** The added and subtracted amounts of the checkout, with IVA. */
function partRows(raw: Raw, items: readonly Resource[], isInsured: boolean): Rows {
  const { of, insuranceWithTax } = chosen(raw, isInsured);
  const pieces = items.reduce((sum, { attributes }) => sum + Number(attributes.qty), 0);
  const products = items.reduce((sum, item) => sum + reader(item.attributes)('total_with_tax'), 0);
  const shipping = of('shipping_with_tax') - of('shipping_discount_with_tax');
  const rows: Rows = [
    [`Productos (${pieces} ${pieces === 1 ? 'pieza' : 'piezas'})`, text(products)],
  ];
  if (of('one_pay_discount_with_tax') > 0) {
    rows.push(['Descuento por pagar de contado', text(-of('one_pay_discount_with_tax'))]);
  }
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
  rows.push(['IVA', `Precios con IVA. El total incluye ${text(tax)} de IVA (16 %).`]);
  return rows;
}

/** The rows of the review step. */
export function expectedReviewRows(raw: Raw, items: readonly Resource[]): Rows {
  const of = reader(raw);
  const rows: Rows = [
    ...partRows(raw, items, true),
    ['Total del pedido, con IVA', text(of('total'))],
  ];
  if (of('wallet_to_use') > 0) rows.push(['Monedero', text(-of('wallet_to_use'))]);
  if (of('credit_to_use') > 0) rows.push(['Crédito', text(-of('credit_to_use'))]);
  rows.push(['A pagar', text(of('total_with_credit_and_wallet'))]);
  return rows;
}

/** The price of each line, in the order of the cart. */
export const expectedLineTexts = (items: readonly Resource[]): string[] =>
  items.map(({ attributes }) => text(reader(attributes)('total_with_tax')));
