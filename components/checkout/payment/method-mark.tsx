import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { PaymentMethod } from '@/lib/domain/checkout/types';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { getPaymentKind, type PaymentKind } from '@/lib/payments/payment-kind';
import { CardBrandMarks, findCardBrands } from './card-brand-marks';

interface WordmarkProps {
  /** One word, or two that stand in two lines. */
  text: string;
  ground: string;
  ink: string;
}

/** A provider's name in its colours. The name beside it is read instead. */
function Wordmark({ text, ground, ink }: WordmarkProps) {
  const lines = text.split(' ');
  const size = lines.length > 1 ? 9 : 12;
  return (
    <svg viewBox="0 0 56 24" aria-hidden="true" className="h-6 w-14 shrink-0">
      <rect width="56" height="24" rx="4" fill={ground} />
      <g textAnchor="middle" fontSize={size} fontWeight="700" fill={ink} fontFamily="inherit">
        {lines.map((line, index) => (
          <text key={line} x="28" y={lines.length > 1 ? 11 + 9 * index : 16.5}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** Wordmarks of the providers by the start of a method's code: own drawings of plain shapes and letters. */
const WORDMARKS: readonly (readonly [start: string, text: string, ground: string, ink: string])[] =
  [
    ['paypal', 'PayPal', '#003087', '#ffffff'],
    ['oxxo', 'OXXO', '#c8102e', '#ffffff'],
    ['mercadopago', 'mercado pago', '#00b1ea', '#06263b'],
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

interface MethodMarkProps {
  method: Pick<PaymentMethod, 'code' | 'description'>;
  config: PaymentConfig;
}

/** The marks of a payment method, beside its name. An unknown provider has the icon of its kind. */
export function MethodMark({ method: { code, description }, config }: MethodMarkProps) {
  const kind = getPaymentKind(code, config);
  const brands = kind === 'card' ? findCardBrands(description) : [];
  if (brands.length > 0) return <CardBrandMarks brands={brands} />;
  const mark = WORDMARKS.find(([start]) => code.startsWith(start));
  if (!mark) return <Icon name={ICONS[kind]} className="size-6 shrink-0 text-ink-soft" />;
  const [, text, ground, ink] = mark;
  return <Wordmark text={text} ground={ground} ink={ink} />;
}
