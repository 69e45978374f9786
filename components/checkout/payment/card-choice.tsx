import { useState } from 'react';
import { chooseTokenizable } from '@/lib/domain/checkout/state';
import { filterActiveTokenizables, getTokenizableExpiry } from '@/lib/domain/checkout/tokens';
import type { Tokenizable } from '@/lib/domain/checkout/types';
import { useTranslation } from '@/lib/i18n/client';
import type { CardModule } from '@/lib/payments/types';
import type { MethodBodyProps } from './method-body-props';
import { NewCardForm } from './new-card-form';
import { TokenList } from './token-list';
import { useToChosenTokenizable } from './use-to-chosen-tokenizable';

/** Chooses a stored card, or adds a new one. */
export function CardChoice({ module, ...props }: MethodBodyProps & { module: CardModule }) {
  const { t } = useTranslation('checkout');
  const { method, store, onChange } = props;
  const toChosen = useToChosenTokenizable();
  const chosenId = store((state) => state.paymentTokenizable?.id ?? null);
  const [isOther, setOther] = useState(false);
  const hasActive = filterActiveTokenizables(method.tokenizables, Date.now()).length > 0;
  const isNew = isOther || !hasActive;
  const choose = (card: Tokenizable) => {
    setOther(false);
    onChange();
    store
      .getState()
      .update((data) => chooseTokenizable(data, toChosen(card), getTokenizableExpiry(card)));
  };
  return (
    <>
      {method.tokenizables.length > 0 && (
        <TokenList
          legend={t('payment.cards')}
          tokens={method.tokenizables}
          chosenId={chosenId}
          onChoose={choose}
          newOption={{
            label: t('payment.newCard'),
            isChosen: isNew,
            onChoose: () => {
              setOther(true);
              onChange();
            },
          }}
        />
      )}
      {isNew && <NewCardForm {...props} module={module} onAdded={() => setOther(false)} />}
    </>
  );
}
