import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useState } from 'react';
import { useCardName } from '@/components/account/cards/card-name';
import { RadioOption } from '@/components/forms/field';
import { browserClient } from '@/lib/api/client/browser-client';
import { createTokenizable, paymentMethodsQuery } from '@/lib/api/payment-methods';
import { chooseTokenizable, toChosenTokenizable } from '@/lib/domain/checkout/state';
import {
  filterActiveTokenizables,
  getTokenizableExpiry,
  parseExpiryMonth,
} from '@/lib/domain/checkout/tokens';
import type { PaymentMethod, Tokenizable } from '@/lib/domain/checkout/types';
import { formatMonthYear } from '@/lib/domain/dates';
import { useTranslation } from '@/lib/i18n/client';
import type { ProviderToken } from '@/lib/payments/types';
import type { PurchaseProps, StepProps } from '../purchase';

/** Submits the fields of a method before the payment is saved; false when they are invalid, which the fields show. */
export type PrepareMethod = () => Promise<boolean>;

export interface MethodBodyProps extends StepProps {
  method: PaymentMethod;
  /** The chosen method registers its `PrepareMethod` here; null when it has nothing to submit. */
  prepareMethodRef: RefObject<PrepareMethod | null>;
  onChange: () => void;
  onSubmit: () => void;
}

export function useChooseTokenizable(store: StepProps['store']): (chosen: Tokenizable) => void {
  const cardName = useCardName();
  return (given) => {
    const chosen = toChosenTokenizable(given, cardName(given));
    store.getState().update((data) => chooseTokenizable(data, chosen, getTokenizableExpiry(given)));
  };
}

interface NewToken {
  methodCode: string;
  providerToken: ProviderToken;
  holder: string;
  shouldSave: boolean;
}

export function useAddToken({ store, customer, transactionId }: PurchaseProps) {
  const client = useQueryClient();
  const choose = useChooseTokenizable(store);
  return async ({ methodCode, providerToken, holder, shouldSave }: NewToken) => {
    const { token, expires, cvcToken } = providerToken;
    const given = { methodCode, token, holder, expires, cvcToken, isTemporary: !shouldSave };
    const added = await createTokenizable(browserClient, { transactionId, ...given });
    choose(added);
    if (cvcToken !== null) {
      const creationDate = new Date().toISOString();
      const code = { tokenizableId: added.id, reference: cvcToken, creationDate };
      store.getState().setEnteredSecurityCode(code);
    }
    const { queryKey } = paymentMethodsQuery(customer.id, transactionId);
    await client.invalidateQueries({ queryKey });
  };
}

interface TokenizableChoiceProps extends Pick<MethodBodyProps, 'method' | 'store' | 'onChange'> {
  legend: string;
  newLabel: string;
  children: (onAdded: () => void) => ReactNode;
}

/** The saved cards or accounts for a method, and the form for a new one. Expired ones come last and cannot be chosen. */
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
        <fieldset>
          <legend className="options-legend">{legend}</legend>
          <div className="options">
            {shown.map((token) => {
              const isActive = active.includes(token);
              const month = parseExpiryMonth(token.expires);
              return (
                <RadioOption
                  key={token.id}
                  name="payment-token"
                  isChosen={!isNew && token.id === chosenId}
                  isDisabled={!isActive}
                  onChoose={() => select(token)}
                  title={cardName(token)}
                >
                  <span className="option-about">
                    {token.holder}
                    {month !== null &&
                      ` · ${t(isActive ? 'payment.expires' : 'payment.expired', { month: formatMonthYear(month) })}`}
                    {!isActive && month === null && t('payment.dropped')}
                    {token.isTemporary && isActive && ` · ${t('payment.temporary')}`}
                  </span>
                </RadioOption>
              );
            })}
            <RadioOption
              name="payment-token"
              isChosen={isNew}
              onChoose={() => select(null)}
              title={newLabel}
            />
          </div>
        </fieldset>
      )}
      {isNew && children(() => setOther(false))}
    </>
  );
}
