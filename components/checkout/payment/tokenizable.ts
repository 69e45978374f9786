import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useCardName } from '@/components/account/cards/card-name';
import { browserClient } from '@/lib/api/client/browser-client';
import { createTokenizable, paymentMethodsQuery } from '@/lib/api/payment-methods';
import { chooseTokenizable, toChosenTokenizable } from '@/lib/domain/checkout/state';
import { getTokenizableExpiry } from '@/lib/domain/checkout/tokens';
import type { PaymentMethod, Tokenizable } from '@/lib/domain/checkout/types';
import type { ProviderToken } from '@/lib/payments/types';
import type { PurchaseProps, StepProps } from '../step-props';

/** Submits the fields of a method before the payment is saved; false when they are invalid, which the fields show. */
export type PrepareMethod = () => Promise<boolean>;

export interface MethodBodyProps extends StepProps {
  method: PaymentMethod;
  /** The chosen method registers its `PrepareMethod` here; null when it has nothing to submit. */
  prepareMethodRef: RefObject<PrepareMethod | null>;
  onChange: () => void;
  onSubmit: () => void;
}

/** Returns a function that chooses a card or account to pay with, and stores its name for the review. */
export function useChooseTokenizable(store: StepProps['store']): (chosen: Tokenizable) => void {
  const cardName = useCardName();
  return (chosen) =>
    store
      .getState()
      .update((data) =>
        chooseTokenizable(
          data,
          toChosenTokenizable(chosen, cardName(chosen)),
          getTokenizableExpiry(chosen),
        ),
      );
}

interface NewToken {
  methodCode: string;
  providerToken: ProviderToken;
  holder: string;
  /** Save it for later purchases too. */
  shouldSave: boolean;
}

/** Stores a provider's token as a card or account of the customer, and chooses it. */
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
      store
        .getState()
        .setEnteredSecurityCode({ tokenizableId: added.id, reference: cvcToken, creationDate });
    }
    const { queryKey } = paymentMethodsQuery(customer.id, transactionId);
    await client.invalidateQueries({ queryKey });
  };
}
