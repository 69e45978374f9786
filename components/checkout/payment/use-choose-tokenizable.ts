import { useCardName } from '@/components/account/cards/card-name';
import { chooseTokenizable, toChosenTokenizable } from '@/lib/domain/checkout/state';
import { getTokenizableExpiry } from '@/lib/domain/checkout/tokens';
import type { Tokenizable } from '@/lib/domain/checkout/types';
import type { StepProps } from '../step-props';

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
