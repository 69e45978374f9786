import { type ReactNode, useState } from 'react';
import { useCardName } from '@/components/account/cards/card-name';
import { filterActiveTokenizables, parseExpiryMonth } from '@/lib/domain/checkout/tokens';
import type { Tokenizable } from '@/lib/domain/checkout/types';
import { formatMonthYear } from '@/lib/domain/dates';
import { useTranslation } from '@/lib/i18n/client';
import { type MethodBodyProps, useChooseTokenizable } from './tokenizable';

interface TokenizableChoiceProps extends Pick<MethodBodyProps, 'method' | 'store' | 'onChange'> {
  legend: string;
  newLabel: string;
  children: (onAdded: () => void) => ReactNode;
}

/**
 * The customer's saved cards or accounts for a method, and the form for a new one. Expired ones come last and cannot be
 * chosen.
 */
export function TokenizableChoice(props: TokenizableChoiceProps) {
  const { method, store, onChange, legend, newLabel, children } = props;
  const { tokenizables } = method;
  const { t } = useTranslation('checkout');
  const cardName = useCardName();
  const choose = useChooseTokenizable(store);
  const chosenId = store((state) => state.paymentTokenizable?.id ?? null);
  const [isOther, setOther] = useState(false);
  const [now] = useState(Date.now);
  const active = filterActiveTokenizables(tokenizables, now);
  const shown = [...active, ...tokenizables.filter((token) => !active.includes(token))];
  const isNew = isOther || active.length === 0;
  const select = (saved: Tokenizable | null) => {
    setOther(saved === null);
    onChange();
    if (saved) choose(saved);
  };
  return (
    <>
      {tokenizables.length > 0 && (
        <fieldset className="pay-tokens">
          <legend className="pb-1 font-semibold">{legend}</legend>
          {shown.map((token) => {
            const isActive = active.includes(token);
            const month = parseExpiryMonth(token.expires);
            return (
              <label key={token.id} data-off={!isActive || undefined}>
                <input
                  type="radio"
                  name="payment-token"
                  checked={!isNew && token.id === chosenId}
                  disabled={!isActive}
                  onChange={() => select(token)}
                />
                <span className="min-w-0 flex-1">
                  <strong>{cardName(token)}</strong>
                  <span className="pay-about">
                    {token.holder}
                    {month !== null &&
                      ` · ${t(isActive ? 'payment.expires' : 'payment.expired', { month: formatMonthYear(month) })}`}
                    {!isActive && month === null && t('payment.dropped')}
                    {token.isTemporary && isActive && ` · ${t('payment.temporary')}`}
                  </span>
                </span>
              </label>
            );
          })}
          <label>
            <input
              type="radio"
              name="payment-token"
              checked={isNew}
              onChange={() => select(null)}
            />
            <strong>{newLabel}</strong>
          </label>
        </fieldset>
      )}
      {isNew && children(() => setOther(false))}
    </>
  );
}
