import { FINANCING_OFFER_SHAPE, PRODUCT_COUPON_SHAPE } from '@/lib/api/product-commerce';
import { extra, may, must, should } from '../fields';

/** Notes on prices, offers and stock of a product: what a page asks for again when it is shown. */
export const commerceNotes = {
  price_with_tax: should('“Consultar precio” is shown, without a button', {
    or: ['current_price_with_tax'],
    fallback: '`current_price_with_tax`',
    example: 1499,
  }),
  current_price_with_tax: should('no discount is shown', {
    fallback: '`price_with_tax`',
    example: 1299,
  }),
  mwi_one_price_with_tax: may('no cash price is shown', {
    fallback: '`current_price_with_tax`',
    example: 1249,
  }),
  mwi_one_disc_percent: may('no cash discount is shown', { fallback: '0' }),
  mwi_wallet_percent: may('the percentage of the wallet credit is not shown', {
    fallback: 'none',
  }),
  mwi_wallet_amount_with_tax: may('no wallet credit is shown', { fallback: 'none' }),
  wallet_promotion_amount: may('no wallet promotion is shown', { fallback: 'none' }),
  price_valid_until_utc: extra('there is no countdown'),
  offer_months: should.listOf(FINANCING_OFFER_SHAPE, 'monthly instalments are not shown', {
    offer_id: may('the offer has no id'),
    months: must('the offer is left out', { example: 6 }),
    month_price: must('the offer is left out', { example: 216.5 }),
    minimun_amount: may('no minimum is shown', { fallback: '0' }),
    interest_percent: may('the months are compared with the price', { fallback: 'none' }),
    discount_percent: may('no discount is shown', { fallback: '0' }),
    total: may('it is reckoned', { fallback: '`months` × `month_price`' }),
  }),
  coupon: extra.objectOf(
    PRODUCT_COUPON_SHAPE,
    'the coupon is not shown',
    {
      code: must('the coupon is left out', {
        or: ['coupon_code'],
        example: 'BIENVENIDA',
      }),
      coupon_code: extra('`code` is taken'),
      text: may('the coupon is not explained'),
    },
    { bare: 'code' },
  ),
  is_web_purchasable: should('the product cannot be bought', {
    fallback: 'false',
    example: true,
  }),
  stock_stores: should('count', 'the stock in stores is unknown', { example: 7 }),
  stock_providers: should('count', 'the stock of providers is unknown', { example: 20 }),
  has_last_stock: may('“Últimas Piezas” is not shown', { fallback: 'false' }),
};
