import { useState } from 'react';
import { chooseTokenizable } from '@/lib/domain/checkout/state';
import { filterActiveTokenizables, getTokenizableExpiry } from '@/lib/domain/checkout/tokens';
import type { Tokenizable } from '@/lib/domain/checkout/types';
import { useTranslation } from '@/lib/i18n/client';
import type { AccountModule } from '@/lib/payments/types';
import type { MethodBodyProps } from './method-body-props';
import { ProviderAccountButton } from './provider-account-button';
import { SandboxAccountLogin } from './sandbox-account-login';
import { TokenList } from './token-list';
import { useToChosenTokenizable } from './use-to-chosen-tokenizable';

/** Chooses a saved account at the provider, or adds a new one. */
export function AccountChoice({ module, ...props }: MethodBodyProps & { module: AccountModule }) {
  const { t } = useTranslation('checkout');
  const { method, store, onChange } = props;
  const toChosen = useToChosenTokenizable();
  const chosenId = store((state) => state.paymentTokenizable?.id ?? null);
  const [isOther, setOther] = useState(false);
  const isNew = isOther || filterActiveTokenizables(method.tokenizables, Date.now()).length === 0;
  const choose = (account: Tokenizable) => {
    setOther(false);
    onChange();
    store
      .getState()
      .update((data) => chooseTokenizable(data, toChosen(account), getTokenizableExpiry(account)));
  };
  return (
    <>
      {method.tokenizables.length > 0 && (
        <TokenList
          legend={t('payment.accounts', { name: method.name })}
          tokens={method.tokenizables}
          chosenId={chosenId}
          onChoose={choose}
          newOption={{
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
          <SandboxAccountLogin {...props} module={module} onAdded={() => setOther(false)} />
        ) : (
          <ProviderAccountButton {...props} module={module} onAdded={() => setOther(false)} />
        ))}
    </>
  );
}
