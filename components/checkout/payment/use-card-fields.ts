import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '@/lib/i18n/client';
import type { CardFieldTexts, CardModule, HostedFields, ProviderToken } from '@/lib/payments/types';

/** Words of the provider's fields. Needs the texts `checkout`. */
export function useCardFieldTexts(): CardFieldTexts {
  const { t } = useTranslation('checkout');
  return {
    frame: t('card.frame'),
    number: t('card.number'),
    expiry: t('card.expiry'),
    ccv: t('card.ccv'),
    expiryHint: t('card.expiryHint'),
    numberError: t('errors.cardNumber'),
    expiryError: t('errors.cardExpiry'),
    ccvError: t('errors.ccv'),
  };
}

/** The provider's fields in an element of the page, from now until that is gone. */
export function useCardFields(module: CardModule, onSubmit: () => void) {
  const host = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<HostedFields<ProviderToken> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const texts = useCardFieldTexts();
  const submit = useEffectEvent(onSubmit);
  const mount = useEffectEvent((from: CardModule, place: HTMLElement) =>
    from.mountCard(place, { texts, onSubmit: () => submit() }),
  );
  useEffect(() => {
    const place = host.current;
    if (!place || failure) return;
    let isOver = false;
    let drawn: HostedFields<ProviderToken> | null = null;
    mount(module, place).then(
      (ready) => {
        if (isOver) return ready.remove();
        drawn = ready;
        setFields(ready);
      },
      (error: unknown) => isOver || setFailure(error),
    );
    return () => {
      isOver = true;
      drawn?.remove();
      setFields(null);
    };
  }, [module, failure]);
  return { host, fields, failure, retry: () => setFailure(null) };
}
