import { getCartLines } from '@/lib/domain/cart/cart-view';
import { type JudgedPlan, judgePlans } from '@/lib/domain/checkout/plan-interest';
import type { MonthlyPaymentOption, MonthlyPaymentPlan } from '@/lib/domain/checkout/types';
import { formatPrice, roundMoney } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { useCustomerCartView } from '@/stores/cart/customer-cart-store';
import { planInterestText } from '../purchase';

interface MonthlyPlanGroupProps {
  slot: number;
  option: MonthlyPaymentOption;
  isOnly: boolean;
  /** What is paid in months, in pesos; null when it is unknown. */
  amount: number | null;
  chosen: MonthlyPaymentPlan | null;
  describedBy: string | undefined;
  onChoose: (plan: MonthlyPaymentPlan) => void;
}

interface MonthlyPlanGroupsProps extends Pick<MonthlyPlanGroupProps, 'amount'> {
  options: readonly MonthlyPaymentOption[];
  /** What is chosen of each option. */
  plans: readonly (MonthlyPaymentPlan | null)[];
  /** The id of the error that says what is missing. */
  problemId?: string;
  onChoose: (slot: number, plan: MonthlyPaymentPlan) => void;
}

/** The plans of each group of products, beside the card and in the monthly step. */
export function MonthlyPlanGroups(props: MonthlyPlanGroupsProps) {
  const { options, plans, amount, problemId, onChoose } = props;
  return plans.map((plan, slot) => {
    const option = options[slot];
    if (!option) return null;
    return (
      <MonthlyPlanGroup
        key={option.id}
        slot={slot}
        option={option}
        isOnly={plans.length === 1}
        amount={amount}
        chosen={plan}
        describedBy={plan === null ? problemId : undefined}
        onChoose={(next) => onChoose(slot, next)}
      />
    );
  });
}

/** Names of products by id; '' when none of them is in the cart. */
function useProductNames(ids: readonly string[]): string {
  const view = useCustomerCartView();
  const lines = view ? getCartLines(view) : [];
  const names = lines
    .filter(({ product }) => ids.includes(product.id))
    .map(({ product }) => product.name);
  return [...new Set(names)].join(' · ');
}

function MonthlyPlanGroup(props: MonthlyPlanGroupProps) {
  const { t } = useTranslation('checkout');
  const { slot, option, isOnly, amount, chosen, describedBy, onChoose } = props;
  const plans = judgePlans(option, amount);
  const names = useProductNames(option.productIds);
  const dearest = Math.max(
    ...plans.flatMap(({ plan, interest }) => (interest === 'charged' ? [] : plan.total)),
  );
  return (
    <fieldset className="plan-option" aria-describedby={describedBy}>
      <legend className="pay-legend">
        {isOnly ? t('monthly.legend') : t('monthly.legendOf', { count: slot + 1 })}
      </legend>
      {!isOnly && names && <p className="mb-3 text-ink-soft text-15">{names}</p>}
      <div className="plans">
        {plans.map(({ plan, ...judged }) => (
          <label key={plan.months} className="plan">
            <input
              type="radio"
              name={`plan-${slot}`}
              checked={chosen?.months === plan.months}
              onChange={() => onChoose(plan)}
            />
            <span className="min-w-0">
              <PlanText plan={plan} {...judged} saves={roundMoney(dearest - plan.total)} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const MONTHS_KEYS = {
  free: 'monthly.months',
  unknown: 'monthly.monthsOnly',
  charged: 'monthly.monthsInterest',
} as const;

/** @param saves pesos less than the most expensive plan */
function PlanText({ saves, ...judged }: JudgedPlan & { saves: number }) {
  const { t } = useTranslation('checkout');
  const { plan, interest } = judged;
  const { months, price, firstPayment, total } = plan;
  if (months === 1) {
    return (
      <>
        <span className="plan-months">{t('monthly.once')}</span>
        <strong>{formatPrice(total)}</strong>
        <span className="pay-about">{t('monthly.onceText')}</span>
        {saves > 0 && (
          <span className="block text-saved text-14 font-semibold">
            {t('monthly.saves', { amount: formatPrice(saves) })}
          </span>
        )}
      </>
    );
  }
  const isUneven = firstPayment > 0 && firstPayment !== price;
  const cost = planInterestText(judged, t);
  return (
    <>
      <span className="plan-months">{t(MONTHS_KEYS[interest], { count: months })}</span>
      <strong>
        {formatPrice(price)} <small className="text-sm font-medium">{t('monthly.each')}</small>
      </strong>
      <span className="pay-about">{t('monthly.total', { amount: formatPrice(total) })}</span>
      {cost && <span className="pay-about">{cost}</span>}
      {isUneven && (
        <span className="pay-about">
          {t('monthly.first', { amount: formatPrice(firstPayment) })}
        </span>
      )}
    </>
  );
}
