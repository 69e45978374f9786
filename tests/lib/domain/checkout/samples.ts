import fc from 'fast-check';
import type { ChosenTokenizable } from '@/lib/domain/checkout/state';
import type {
  CheckoutTotals,
  Courier,
  MonthlyPaymentOption,
  MonthlyPaymentPlan,
  PaymentMethod,
  Tokenizable,
} from '@/lib/domain/checkout/types';

export const NOW = Date.parse('2026-03-14T18:00:00Z');
export const MINUTE = 60_000;
export const at = (offset: number) => new Date(NOW + offset).toISOString();

export const plan = (months: number, total = 1200): MonthlyPaymentPlan => ({
  months,
  total,
  firstPayment: total / months,
  interestPercent: 0,
  price: Math.floor((total * 100) / months) / 100,
});
export const option = (id: string, ...months: number[]): MonthlyPaymentOption => ({
  id,
  maxMonths: Math.max(...months),
  productIds: [id],
  plans: months.map((one) => plan(one)),
});

export const tokenizable = (changes: Partial<Tokenizable> = {}): Tokenizable => ({
  id: '7',
  paymentMethodCode: 'stripe_card',
  creationDate: at(0),
  payload: { creationDate: at(0), cvc: null, typeResource: 'card' },
  brand: 'visa',
  lastFour: '4242',
  holder: 'LAURA MENDEZ',
  expires: '2029-08',
  isExpired: false,
  isDefault: true,
  isTemporary: false,
  ...changes,
});
export const chosen = (id: string, paymentMethodCode = 'stripe_card'): ChosenTokenizable => ({
  id,
  paymentMethodCode,
  label: `Visa ${id}`,
  creationDate: at(0),
  payload: { creationDate: at(0), typeResource: 'card' },
});
export const place = (id: string) => ({ id, label: `Lugar ${id}` });
export const ids = fc.constantFrom('1', '2', '3');

export const courier = (changes: Partial<Courier> = {}): Courier => ({
  id: '2',
  name: 'Estafeta',
  service: 'Terrestre',
  price: 109,
  discount: 0,
  total: 109,
  days: 3,
  from: '2026-03-17',
  to: '2026-03-19',
  ...changes,
});
export const method = (code: string, changes: Partial<PaymentMethod> = {}): PaymentMethod => ({
  code,
  name: code,
  description: '',
  tokenizer: false,
  tokenizables: [],
  secureCodeRequired: false,
  minimumAmount: null,
  maximumAmount: null,
  isAvailable: true,
  unavailableReason: null,
  ...changes,
});

export const totals = (changes: Partial<CheckoutTotals> = {}): CheckoutTotals => ({
  cartId: '2-1',
  pieces: 1,
  tax: 418.13,
  ivaPercentage: 16,
  total: 3031.5,
  amountDue: 3031.5,
  couponCode: null,
  couponDiscount: 0,
  onePayDiscount: 0,
  paymentApplied: 0,
  hasShipping: true,
  shipping: 109,
  shippingDiscount: 0,
  insurance: 43.5,
  insuranceTax: 6,
  isInsured: true,
  insuranceOffer: 43.5,
  walletToUse: 0,
  maxWalletAmount: 0,
  walletPromotionAmount: 0,
  walletPromotions: [],
  ...changes,
});
