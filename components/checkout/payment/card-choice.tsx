import { useState } from 'react';
import { chooseTokenizable } from '@/lib/domain/checkout/state';
import { activeTokenizables, expiryOf } from '@/lib/domain/checkout/tokens';
import type { Tokenizable } from '@/lib/domain/checkout/types';
import { useTranslation } from '@/lib/i18n/client';
import type { CardModule } from '@/lib/payments/types';
import type { MethodBodyProps } from './method-body-props';
import { NewCard } from './new-card';
import { TokenList } from './token-list';
import { useChosen } from './use-chosen';

/** Chooses a stored card, or adds a new one. */
export function CardChoice({ module, ...props }: MethodBodyProps & { module: CardModule }) {
  const { t } = useTranslation('checkout');
  const { method, store, onChange } = props;
  const toChosen = useChosen();
  const chosenId = store((state) => state.paymentTokenizable?.id ?? null);
  const [isOther, setOther] = useState(false);
  const hasActive = activeTokenizables(method.tokenizables, Date.now()).length > 0;
  const isNew = isOther || !hasActive;
  const choose = (card: Tokenizable) => {
    setOther(false);
    onChange();
    store.getState().apply((data) => chooseTokenizable(data, toChosen(card), expiryOf(card)));
  };
  return (
    <>
      {method.tokenizables.length > 0 && (
        <TokenList
          legend={t('payment.cards')}
          tokens={method.tokenizables}
          chosenId={chosenId}
          onChoose={choose}
          other={{
            label: t('payment.newCard'),
            isChosen: isNew,
            onChoose: () => {
              setOther(true);
              onChange();
            },
          }}
        />
      )}
      {isNew && <NewCard {...props} module={module} onAdded={() => setOther(false)} />}
    </>
  );
}
