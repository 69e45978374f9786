import { extra, may, must, should } from '../fields';

/** Prices, offers and stock of a product: what a page asks for again when it is shown. */
export const commerceFields = {
  price_with_tax: should('number', '“Consultar precio” is shown, without a button', {
    or: ['current_price_with_tax'],
    fallback: '`current_price_with_tax`',
    example: 1499,
  }),
  current_price_with_tax: should('number', 'no discount is shown', {
    fallback: '`price_with_tax`',
    example: 1299,
  }),
  mwi_one_price_with_tax: may('number', 'no cash price is shown', {
    fallback: '`current_price_with_tax`',
    example: 1249,
  }),
  mwi_one_disc_percent: may('number', 'no cash discount is shown', { fallback: '0' }),
  mwi_wallet_percent: may('number', 'the percentage of the wallet credit is not shown', {
    fallback: 'none',
  }),
  mwi_wallet_amount_with_tax: may('number', 'no wallet credit is shown', { fallback: 'none' }),
  wallet_promotion_amount: may('number', 'no wallet promotion is shown', { fallback: 'none' }),
  price_valid_until_utc: extra('dateTime', 'there is no countdown'),
  offer_months: should.list('monthly instalments are not shown', {
    offer_id: may('text', 'the offer has no id'),
    months: must('count', 'the offer is left out', { example: 6 }),
    month_price: must('number', 'the offer is left out', { example: 216.5 }),
    minimun_amount: may('number', 'no minimum is shown', { fallback: '0' }),
    interest_percent: may('number', 'the months are compared with the price', {
      fallback: 'none',
    }),
    discount_percent: may('number', 'no discount is shown', { fallback: '0' }),
    total: may('number', 'it is reckoned', { fallback: '`months` × `month_price`' }),
  }),
  coupon: extra.object(
    'the coupon is not shown',
    {
      code: must('text', 'the coupon is left out', {
        or: ['coupon_code'],
        example: 'BIENVENIDA',
      }),
      coupon_code: extra('text', '`code` is taken'),
      text: may('text', 'the coupon is not explained'),
    },
    { bare: 'code' },
  ),
  is_web_purchasable: should('flag', 'the product cannot be bought', {
    fallback: 'false',
    example: true,
  }),
  stock_stores: should('count', 'the stock in stores is unknown', { example: 7 }),
  stock_providers: should('count', 'the stock of providers is unknown', { example: 20 }),
  has_last_stock: may('flag', '“Últimas Piezas” is not shown', { fallback: 'false' }),
};
