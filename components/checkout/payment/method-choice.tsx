import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RadioOption } from '@/components/forms/field';
import { Icon, type IconName } from '@/components/ui/icon';
import { monthlyOptionsQuery } from '@/lib/api/monthly-options';
import { findLowestInstalment } from '@/lib/domain/checkout/plan-interest';
import { filterActiveTokenizables } from '@/lib/domain/checkout/tokens';
import type { PaymentMethod } from '@/lib/domain/checkout/types';
import { formatPrice } from '@/lib/domain/money';
import {
  getMethodBrand,
  getPaymentKind,
  isCardMethod,
  type MethodBrand,
  type PaymentKind,
} from '@/lib/domain/payments/payment-method';
import { useTranslation } from '@/lib/i18n/client';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { type PurchaseProps, planInterestText, useFinancedAmount } from '../purchase';

interface MethodChoiceProps {
  method: PaymentMethod;
  config: PaymentConfig;
  isChosen: boolean;
  instalment: ReactNode;
  onChoose: () => void;
  children: ReactNode;
}

export function MethodChoice(props: MethodChoiceProps) {
  const { method, config, isChosen, instalment, onChoose, children } = props;
  const { t } = useTranslation('checkout');
  const { code, name, description, isAvailable, unavailableReason, maximumAmount } = method;
  return (
    <div>
      <RadioOption
        id={`method-${code}`}
        name="payment-method"
        isChosen={isChosen}
        isDisabled={!isAvailable}
        onChoose={onChoose}
        title={name}
        trailing={<MethodMark method={method} config={config} />}
      >
        <span className="option-about">
          {description}
          {maximumAmount !== null &&
            ` ${t('payment.most', { amount: formatPrice(maximumAmount) })}`}
          {instalment}
          {!isAvailable && (
            <span className="block text-warn font-semibold">
              {unavailableReason || t('payment.unavailable')}
            </span>
          )}
        </span>
      </RadioOption>
      {isChosen && isAvailable && (
        // Below the method's own text on wide screens.
        <div className="method-body grid gap-5 pt-4 pr-4 pb-5 pl-12.5 max-sm:px-3">{children}</div>
      )}
    </div>
  );
}

const TEXTS = {
  free: 'payment.fromFree',
  charged: 'payment.fromInterest',
  unknown: 'payment.from',
} as const;

/** The lowest monthly payment that the backend offers with a card method. Nothing until it is known. */
export function LowestInstalment(props: PurchaseProps & { method: PaymentMethod }) {
  const { customer, transactionId, store, method } = props;
  const { t } = useTranslation('checkout');
  const { code: methodCode, tokenizables, isAvailable } = method;
  const card = filterActiveTokenizables(tokenizables, Date.now())[0];
  const payment = { methodCode, tokenizableId: card?.id ?? null, plans: [] };
  const { data = [] } = useQuery({
    ...monthlyOptionsQuery(customer.id, payment, transactionId),
    enabled: isAvailable && isCardMethod(methodCode),
    retry: false,
  });
  const amount = useFinancedAmount({ ...store(), monthlyPaymentOptions: data }, transactionId);
  const lowest = findLowestInstalment(data, amount);
  if (!lowest) return null;
  const { plan, interest } = lowest;
  const cost = planInterestText(lowest, t);
  return (
    <span className="block">
      <span className="font-semibold text-ink">
        {t(TEXTS[interest], { amount: formatPrice(plan.price), months: plan.months })}
      </span>
      {interest === 'charged' && (
        <span className="block">
          {[t('monthly.total', { amount: formatPrice(plan.total) }), cost]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </span>
  );
}

interface MarkProps {
  /** Drawn in a line for each word. */
  text: string;
  ground: string;
  ink?: string;
}

/** Own drawings of plain shapes and letters. The name beside them is read instead. */
const SERVICES: Partial<Record<MethodBrand, MarkProps>> = {
  PayPal: { text: 'PayPal', ground: '#003087' },
  OXXO: { text: 'OXXO', ground: '#c8102e' },
  'Mercado Pago': { text: 'mercado pago', ground: '#00b1ea', ink: '#06263b' },
  CoDi: { text: 'CoDi', ground: '#00594f' },
  SPEI: { text: 'SPEI', ground: '#5b2d82' },
};

function ServiceMark({ text, ground, ink = '#ffffff' }: MarkProps) {
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

/** The marks of cards, each with how the backend's description names it. */
const CARDS = [
  {
    name: /visa/i,
    ground: '#1a1f71',
    drawing: (
      <text x="17" y="15.5" fontSize="11" fontStyle="italic">
        VISA
      </text>
    ),
  },
  {
    name: /master\s?card/i,
    ground: '#1b1b1f',
    drawing: (
      <>
        <circle cx="13" cy="11" r="7" fill="#eb001b" />
        <circle cx="21" cy="11" r="7" fill="#f79e1b" />
        <path d="M17 5.25a7 7 0 0 1 0 11.5a7 7 0 0 1 0-11.5z" fill="#ff5f00" />
      </>
    ),
  },
  {
    name: /american express|amex/i,
    ground: '#006fcf',
    drawing: (
      <text x="17" y="15" fontSize="9.5">
        AMEX
      </text>
    ),
  },
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

/** The marks of a payment method. An unknown provider has the icon of its kind. */
export function MethodMark({ method: { code, description }, config }: MethodMarkProps) {
  const kind = getPaymentKind(code, config);
  const cards = CARDS.filter(({ name }) => kind === 'card' && name.test(description));
  const brand = getMethodBrand(code);
  const service = brand && SERVICES[brand];
  if (cards.length === 0) {
    if (service) return <ServiceMark {...service} />;
    return <Icon name={ICONS[kind]} className="size-6 shrink-0 text-ink-soft" />;
  }
  return (
    <span className="flex flex-wrap justify-end gap-1">
      {cards.map(({ ground, drawing }) => (
        <svg key={ground} viewBox="0 0 34 22" aria-hidden="true" className="h-5.5 w-8.5">
          <rect width="34" height="22" rx="3" fill={ground} />
          <g textAnchor="middle" fontWeight="800" fill="#ffffff" fontFamily="inherit">
            {drawing}
          </g>
        </svg>
      ))}
    </span>
  );
}
