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

export function TokenizableChoice(props: TokenizableChoiceProps) {
  const { method, store, onChange, legend, newLabel, children } = props;
  const { tokenizables } = method;
  const choose = useChooseTokenizable(store);
  const chosenId = store((state) => state.paymentTokenizable?.id ?? null);
  const [isOther, setOther] = useState(false);
  const isNew = isOther || filterActiveTokenizables(tokenizables, Date.now()).length === 0;
  const chooseSaved = (saved: Tokenizable) => {
    setOther(false);
    onChange();
    choose(saved);
  };
  const chooseNew = () => {
    setOther(true);
    onChange();
  };
  return (
    <>
      {tokenizables.length > 0 && (
        <TokenList
          legend={legend}
          tokens={tokenizables}
          chosenId={chosenId}
          onChoose={chooseSaved}
          newOption={{ label: newLabel, isChosen: isNew, onChoose: chooseNew }}
        />
      )}
      {isNew && children(() => setOther(false))}
    </>
  );
}

interface TokenListProps {
  legend: string;
  tokens: readonly Tokenizable[];
  chosenId: string | null;
  onChoose: (token: Tokenizable) => void;
  /** The last option: add a new card or account. */
  newOption: { label: string; isChosen: boolean; onChoose: () => void };
}

/** The customer's saved cards or accounts for a method. Expired ones come last and cannot be chosen. */
function TokenList({ legend, tokens, chosenId, onChoose, newOption }: TokenListProps) {
  const { t } = useTranslation('checkout');
  const cardName = useCardName();
  const [now] = useState(Date.now);
  const active = filterActiveTokenizables(tokens, now);
  const shown = [...active, ...tokens.filter((token) => !active.includes(token))];
  return (
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
              checked={!newOption.isChosen && token.id === chosenId}
              disabled={!isActive}
              onChange={() => onChoose(token)}
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
          checked={newOption.isChosen}
          onChange={newOption.onChoose}
        />
        <strong>{newOption.label}</strong>
      </label>
    </fieldset>
  );
}
