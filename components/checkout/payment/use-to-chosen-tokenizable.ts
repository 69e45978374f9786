import { useCardName } from '@/components/account/cards/card-name';
import type { ChosenTokenizable } from '@/lib/domain/checkout/state';
import type { Tokenizable } from '@/lib/domain/checkout/types';

/** Returns a function that turns a card or account into what the checkout store keeps of it. */
export function useToChosenTokenizable(): (card: Tokenizable) => ChosenTokenizable {
  const cardName = useCardName();
  return (card) => {
    const { id, paymentMethodCode, creationDate, payload } = card;
    return { id, paymentMethodCode, creationDate, payload, label: cardName(card) };
  };
}
