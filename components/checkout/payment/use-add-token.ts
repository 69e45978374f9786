import { chooseTokenizable } from '@/lib/domain/checkout/state';
import { expiryOf } from '@/lib/domain/checkout/tokens';
import type { ProviderToken } from '@/lib/payments/types';
import { addTokenizable, paymentMethods } from '@/lib/queries/checkout';
import { getQueryClient } from '@/lib/queries/query-client';
import type { StepProps } from '../step-props';
import { useChosen } from './use-chosen';

interface Fresh {
  methodCode: string;
  given: ProviderToken;
  holder: string;
  /** Save it for later purchases too. */
  isKept: boolean;
}

/** Stores a provider's token as a card or account of the customer, and chooses it. */
export function useAddToken({
  store,
  customer,
  transactionId,
}: Pick<StepProps, 'store' | 'customer' | 'transactionId'>) {
  const toChosen = useChosen();
  return async ({ methodCode, given, holder, isKept }: Fresh) => {
    const { token, expires, cvcToken } = given;
    const added = await addTokenizable({
      methodCode,
      token,
      holder,
      expires,
      cvcToken,
      isTemporary: !isKept,
    });
    store.getState().apply((data) => chooseTokenizable(data, toChosen(added), expiryOf(added)));
    if (cvcToken !== null) {
      const creationDate = new Date().toISOString();
      store.getState().setGivenCode({ tokenizableId: added.id, reference: cvcToken, creationDate });
    }
    const { queryKey } = paymentMethods(customer.id, transactionId);
    await getQueryClient().invalidateQueries({ queryKey });
    return added;
  };
}
