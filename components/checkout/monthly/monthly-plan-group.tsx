import { RadioOption } from '@/components/forms/field';
import { type JudgedPlan, judgePlans } from '@/lib/domain/checkout/plan-interest';
import type { MonthlyPaymentOption, MonthlyPaymentPlan } from '@/lib/domain/checkout/types';
import { formatPrice, roundMoney } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { planInterestText, useProductNames } from '../purchase';

interface MonthlyPlanGroupsProps {
  options: readonly MonthlyPaymentOption[];
  /** What is chosen of each option. */
  plans: readonly (MonthlyPaymentPlan | null)[];
  /** What is paid in months, in pesos; null when it is unknown. */
  amount: number | null;
  /** The id of the error that says what is missing. */
  problemId?: string;
  onChoose: (slot: number, plan: MonthlyPaymentPlan) => void;
}

/** The plans of each group of products, beside the card and in the monthly step. */
export function MonthlyPlanGroups(props: MonthlyPlanGroupsProps) {
  const { options, plans, amount, problemId, onChoose } = props;
  const { t } = useTranslation('checkout');
  const findNames = useProductNames();
  const isOnly = plans.length === 1;
  return plans.map((chosen, slot) => {
    const option = options[slot];
    if (!option) return null;
    const judged = judgePlans(option, amount);
    const names = !isOnly && findNames(option.productIds);
    const dearest = Math.max(
      ...judged.flatMap(({ plan, interest }) => (interest === 'charged' ? [] : plan.total)),
    );
    return (
      <fieldset
        key={option.id}
        className="not-first:mt-7"
        aria-describedby={chosen ? undefined : problemId}
      >
        <legend className="pay-legend">
          {isOnly ? t('monthly.legend') : t('monthly.legendOf', { count: slot + 1 })}
        </legend>
        {names && <p className="mb-3 text-ink-soft text-15">{names}</p>}
        <div className="options">
          {judged.map((one) => (
            <PlanOption
              key={one.plan.months}
              {...one}
              slot={slot}
              isChosen={chosen?.months === one.plan.months}
              saves={roundMoney(dearest - one.plan.total)}
              onChoose={() => onChoose(slot, one.plan)}
            />
          ))}
        </div>
      </fieldset>
    );
  });
}

const MONTHS_KEYS = {
  free: 'monthly.months',
  unknown: 'monthly.monthsOnly',
  charged: 'monthly.monthsInterest',
} as const;

interface PlanOptionProps extends JudgedPlan {
  slot: number;
  isChosen: boolean;
  /** Pesos less than the most expensive plan. */
  saves: number;
  onChoose: () => void;
}

function PlanOption({ slot, isChosen, saves, onChoose, ...judged }: PlanOptionProps) {
  const { t } = useTranslation('checkout');
  const { plan, interest } = judged;
  const { months, price, firstPayment, total } = plan;
  const radio = { name: `plan-${slot}`, isChosen, onChoose };
  if (months === 1) {
    return (
      <RadioOption
        {...radio}
        title={t('monthly.once')}
        trailing={<strong>{formatPrice(total)}</strong>}
      >
        <span className="option-about">
          {t('monthly.onceText')}
          {saves > 0 && (
            <>
              {' · '}
              <span className="text-saved font-semibold">
                {t('monthly.saves', { amount: formatPrice(saves) })}
              </span>
            </>
          )}
        </span>
      </RadioOption>
    );
  }
  const isUneven = firstPayment > 0 && firstPayment !== price;
  const facts = [
    t('monthly.total', { amount: formatPrice(total) }),
    planInterestText(judged, t),
    isUneven && t('monthly.first', { amount: formatPrice(firstPayment) }),
  ];
  return (
    <RadioOption
      {...radio}
      title={t(MONTHS_KEYS[interest], { count: months })}
      trailing={
        <span>
          <strong>{formatPrice(price)}</strong> <small>{t('monthly.each')}</small>
        </span>
      }
    >
      <span className="option-about">{facts.filter(Boolean).join(' · ')}</span>
    </RadioOption>
  );
}
