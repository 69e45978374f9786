import { chooseTokenizable } from '@/lib/domain/checkout/state';
import { expiryOf } from '@/lib/domain/checkout/tokens';
import type { ProviderToken } from '@/lib/payments/types';
import { addTokenizable, paymentMethods } from '@/lib/queries/checkout';
import { getQueryClient } from '@/lib/queries/query-client';
import type { StepProps } from '../checkout-flow';
import { useChosen } from './use-chosen';

interface Fresh {
  methodCode: string;
  given: ProviderToken;
  holder: string;
  /** For later purchases too. */
  isKept: boolean;
}

/** Makes what a provider gave a card or account of the customer's, and chooses it. */
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
