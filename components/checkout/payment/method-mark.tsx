import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { getPaymentKind, type PaymentKind } from '@/lib/payments/payment-kind';

/** Wordmarks of the providers by the start of a method's code: own drawings of plain shapes and letters. */
const WORDMARKS: readonly (readonly [start: string, text: string, ground: string, ink: string])[] =
  [
    ['paypal', 'PayPal', '#003087', '#ffffff'],
    ['oxxo', 'OXXO', '#c8102e', '#ffffff'],
    ['mercadopago', 'mercado', '#00b1ea', '#06263b'],
    ['codi', 'CoDi', '#00594f', '#ffffff'],
    ['spei', 'SPEI', '#5b2d82', '#ffffff'],
  ];

const ICONS: Readonly<Record<PaymentKind, IconName>> = {
  card: 'card',
  account: 'user',
  'account-card': 'card',
  voucher: 'store',
  credit: 'wallet',
  wallet: 'device',
};

/** The mark of a payment method, beside its name. An unknown provider has the icon of its kind. */
export function MethodMark({ code, config }: { code: string; config: PaymentConfig }) {
  const kind = getPaymentKind(code, config);
  const mark = WORDMARKS.find(([start]) => code.startsWith(start));
  if (!mark || kind === 'card') {
    return <Icon name={ICONS[kind]} className="size-6 shrink-0 text-ink-soft" />;
  }
  const [, text, ground, ink] = mark;
  return (
    <svg viewBox="0 0 56 24" aria-hidden="true" className="h-6 w-14 shrink-0">
      <rect width="56" height="24" rx="4" fill={ground} />
      <text
        x="28"
        y="16.5"
        textAnchor="middle"
        fontSize="12"
        fontWeight="700"
        fill={ink}
        fontFamily="inherit"
      >
        {text}
      </text>
    </svg>
  );
}
