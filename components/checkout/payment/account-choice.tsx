import { useState } from 'react';
import { chooseTokenizable } from '@/lib/domain/checkout/state';
import { activeTokenizables, expiryOf } from '@/lib/domain/checkout/tokens';
import type { Tokenizable } from '@/lib/domain/checkout/types';
import { useTranslation } from '@/lib/i18n/client';
import type { AccountModule } from '@/lib/payments/types';
import { AccountButton } from './account-button';
import { AccountLogin } from './account-login';
import type { MethodBodyProps } from './method-body-props';
import { TokenList } from './token-list';
import { useChosen } from './use-chosen';

/** Chooses a saved account at the provider, or adds a new one. */
export function AccountChoice({ module, ...props }: MethodBodyProps & { module: AccountModule }) {
  const { t } = useTranslation('checkout');
  const { method, store, onChange } = props;
  const toChosen = useChosen();
  const chosenId = store((state) => state.paymentTokenizable?.id ?? null);
  const [isOther, setOther] = useState(false);
  const isNew = isOther || activeTokenizables(method.tokenizables, Date.now()).length === 0;
  const choose = (account: Tokenizable) => {
    setOther(false);
    onChange();
    store.getState().apply((data) => chooseTokenizable(data, toChosen(account), expiryOf(account)));
  };
  return (
    <>
      {method.tokenizables.length > 0 && (
        <TokenList
          legend={t('payment.accounts', { name: method.name })}
          tokens={method.tokenizables}
          chosenId={chosenId}
          onChoose={choose}
          other={{
            label: t('payment.newAccount'),
            isChosen: isNew,
            onChoose: () => {
              setOther(true);
              onChange();
            },
          }}
        />
      )}
      {isNew &&
        (module.isSandbox ? (
          <AccountLogin {...props} module={module} onAdded={() => setOther(false)} />
        ) : (
          <AccountButton {...props} module={module} onAdded={() => setOther(false)} />
        ))}
    </>
  );
}
