import type { TokenizableRow } from '../customers/rows';

export interface Method {
  code: string;
  name: string;
  description: string;
  /** Needs a card or an account. */
  tokenizer: boolean;
  secureCode: boolean;
  /** The longest plan. */
  months: number;
  /** Pesos between which it is taken. */
  from: number;
  to: number | null;
  /** Minutes to pay; null for what is paid at once, days until 23:59 for a voucher. */
  minutes: number | null;
  days: number | null;
  /** Its page: the last part of `/pagos/{id}/pago-…`. */
  page: string | null;
}

const base = {
  tokenizer: false,
  secureCode: false,
  months: 1,
  from: 10,
  to: null,
  minutes: null,
  days: null,
  page: null,
} as const;

export const METHODS: readonly Method[] = [
  {
    ...base,
    code: 'stripe_card',
    name: 'Tarjeta de crédito o débito',
    description: 'Visa, Mastercard y American Express. Hasta 18 meses.',
    tokenizer: true,
    secureCode: true,
    months: 18,
  },
  {
    ...base,
    code: 'paypal_account',
    name: 'PayPal',
    description: 'Paga con el saldo o las tarjetas de tu cuenta.',
    tokenizer: true,
    page: 'paypal',
    minutes: 180,
  },
  {
    ...base,
    code: 'paypal_card_v2',
    name: 'Tarjeta con PayPal',
    description: 'Paga con tu tarjeta sin abrir una cuenta. Hasta 12 meses.',
    tokenizer: true,
    secureCode: true,
    months: 12,
  },
  {
    ...base,
    code: 'oxxo',
    name: 'Efectivo en OXXO',
    description: 'Paga en cualquier tienda con tu ficha. Se confirma al siguiente día hábil.',
    to: 10_000,
    days: 3,
    page: 'oxxo',
  },
  {
    ...base,
    code: 'mercadopago',
    name: 'Mercado Pago',
    description: 'Paga desde la aplicación con tu saldo o tu tarjeta.',
    minutes: 30,
    page: 'mercadopago',
  },
  {
    ...base,
    code: 'codi',
    name: 'CoDi',
    description: 'Escanea el código con la aplicación de tu banco.',
    minutes: 15,
    page: 'codi',
  },
];

/** The credit line of a business account. */
export const CREDIT: Method = {
  ...base,
  code: 'credit',
  name: 'Crédito',
  description: 'Se carga a la línea de crédito de tu empresa.',
  from: 0,
};

/** What an order is paid with when the wallet covers all of it. No customer chooses it. */
export const WALLET: Method = {
  ...base,
  code: 'wallet',
  name: 'Monedero',
  description: 'Tu monedero cubre toda la compra.',
  from: 0,
};

export const methodOf = (code: string | null | undefined): Method | undefined =>
  [...METHODS, CREDIT, WALLET].find((one) => one.code === code);

/** American Express goes up to twelve months. */
const AMEX_MONTHS = 12;

/** The longest plan of a method with a card. */
export function longestPlan(method: Method, card: TokenizableRow | undefined): number {
  return card?.brand === 'amex' ? Math.min(method.months, AMEX_MONTHS) : method.months;
}
