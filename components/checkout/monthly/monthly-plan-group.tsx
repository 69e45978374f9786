import { RadioOption } from '@/components/forms/field';
import { type JudgedPlan, judgePlans } from '@/lib/domain/checkout/plan-interest';
import type { MonthlyPaymentOption, MonthlyPaymentPlan } from '@/lib/domain/checkout/types';
import { formatPrice, roundMoney } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { planInterestText, useProductNames } from '../purchase';

interface MonthlyPlanGroupsProps {
  options: readonly MonthlyPaymentOption[];
  plans: readonly (MonthlyPaymentPlan | null)[];
  /** What is paid in months, in pesos; null when it is unknown. */
  amount: number | null;
  problemId?: string;
  onChoose: (slot: number, plan: MonthlyPaymentPlan) => void;
}

export const MonthlyPlanGroups = (props: MonthlyPlanGroupsProps) =>
  props.plans.map((chosen, slot) => {
    const option = props.options[slot];
    return option && <MonthlyPlanGroup key={option.id} {...props} {...{ slot, option, chosen }} />;
  });

interface MonthlyPlanGroupProps extends MonthlyPlanGroupsProps {
  slot: number;
  option: MonthlyPaymentOption;
  chosen: MonthlyPaymentPlan | null;
}

function MonthlyPlanGroup(props: MonthlyPlanGroupProps) {
  const { t } = useTranslation('checkout');
  const { slot, option, chosen, amount, problemId, onChoose } = props;
  const isOnly = props.plans.length === 1;
  const plans = judgePlans(option, amount);
  const names = useProductNames()(option.productIds);
  const dearest = Math.max(
    ...plans.flatMap(({ plan, interest }) => (interest === 'charged' ? [] : plan.total)),
  );
  return (
    <fieldset className="not-first:mt-7" aria-describedby={chosen ? undefined : problemId}>
      <legend className="pay-legend">
        {isOnly ? t('monthly.legend') : t('monthly.legendOf', { count: slot + 1 })}
      </legend>
      {!isOnly && names && <p className="mb-3 text-ink-soft text-15">{names}</p>}
      <div className="options">
        {plans.map((judged) => (
          <PlanOption
            key={judged.plan.months}
            {...judged}
            slot={slot}
            isChosen={chosen?.months === judged.plan.months}
            saves={roundMoney(dearest - judged.plan.total)}
            onChoose={() => onChoose(slot, judged.plan)}
          />
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
