import { expect, it } from 'vitest';
import {
  getAvailability,
  getCardType,
  getProductAnchor,
  getWarrantyMonths,
  isPurchasable,
  limitToPieces,
} from '@/lib/domain/product/availability';
import { getProductBadges } from '@/lib/domain/product/badges';
import { createOffer } from '@/tests/support/create-product';
import { makePricing, makeProduct } from './make-product';

const OFFER = createOffer();
const PLAN = { months: 12, monthPrice: 75, firstPayment: 75, total: 900, interest: 'free' };
const COUPON = { code: 'NODO', text: '10 %' };
const EVERYTHING = makeProduct({
  pricing: makePricing({ currentPriceWithTax: 900, walletAmountWithTax: 25 }),
  offerMonths: [OFFER],
  coupon: COUPON,
  stockStores: 1,
  hasLastStock: true,
  hasShippingPromotion: true,
  warrantyDays: 365,
  deliveryDays: 3,
  isKit: true,
  pieceCount: 2,
});

it('gives the availability of a product', () => {
  const states = [{}, { hasLastStock: true }, { hasLastStock: true, stockTotal: 0 }];
  const known = [...states, { stockTotal: Number.NaN }].map((one) =>
    getAvailability(makeProduct(one)),
  );
  expect(known).toEqual(['available', 'last-pieces', 'sold', 'sold']);
  const changes = [{}, { isWebPurchasable: false }, { stockTotal: 0 }];
  expect(changes.map((change) => isPurchasable(makeProduct(change)))).toEqual([true, false, false]);
});

it('shows of what comes by e-mail no badge of a delivery or a store', () => {
  const ids = getProductBadges({ ...EVERYTHING, isDigital: true }).map(({ id }) => id);
  expect(ids).toContain('digital');
  expect(ids.filter((id) => /delivery|shipping|pickup/.test(id))).toEqual([]);
  const gone = getProductBadges({ ...EVERYTHING, isDigital: true, stockTotal: 0 });
  expect(gone.map(({ id }) => id)).not.toContain('digital');
});

it('names a warranty in whole months', () => {
  expect([365, 1095, 3650, 720, 90].map(getWarrantyMonths)).toEqual([12, 36, 120, 24, 3]);
  const none = [89, 0, -30, Number.NaN, Number.POSITIVE_INFINITY];
  expect(new Set(none.map(getWarrantyMonths))).toEqual(new Set([0]));
});

it('lists the badges of a card in order with their values', () => {
  expect(getProductBadges(EVERYTHING)).toEqual([
    { id: 'discount', percent: 10 },
    { id: 'monthly', plan: { ...PLAN, offer: OFFER }, financed: null },
    ...[{ id: 'fast-pickup' }, { id: 'wallet', amount: 25 }, { id: 'free-shipping' }],
    ...[{ id: 'coupon', coupon: COUPON }, { id: 'last-pieces' }, { id: 'guarantee', months: 12 }],
    ...[{ id: 'kit' }, { id: 'pieces', count: 2 }],
  ]);
  const paid = getProductBadges({ ...EVERYTHING, hasShippingPromotion: false });
  expect(paid).toContainEqual({ id: 'delivery', days: 3 });
  expect(getProductBadges(makeProduct())).toEqual([]);
});

it('shows no delivery badges for a sold-out product', () => {
  const ids = getProductBadges({ ...EVERYTHING, stockTotal: 0 }).map(({ id }) => id);
  const stayed = ['monthly', 'wallet', 'coupon', 'guarantee', 'kit', 'pieces'];
  expect(ids).toEqual(['sold', 'discount', ...stayed]);
});

it('gives the card type and the anchor', () => {
  expect(getCardType(makeProduct())).toBe('regular');
  expect(getCardType(EVERYTHING)).toBe('promotion');
  expect(getProductAnchor('7')).toBe('product-page-7');
});

it('takes an unknown stock for neither none nor a number', () => {
  const unknown = { ...EVERYTHING, stockTotal: null, hasLastStock: false };
  expect(getAvailability(unknown)).toBe('unknown');
  expect(isPurchasable({ ...unknown, isWebPurchasable: true })).toBe(true);
  expect([limitToPieces(7, null), limitToPieces(7, 3), limitToPieces(7, -1)]).toEqual([7, 3, 0]);
});
