import { useTranslation } from '@/lib/i18n/client';
import type { CardFieldTexts, CardModule, FieldOptions } from '@/lib/payments/types';
import { useLatestRef } from './use-latest-ref';
import { useProviderWidget } from './use-provider-widget';

/** Texts of the provider's fields. Needs the namespace `checkout`. */
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

type CardFieldOptions = Required<Pick<FieldOptions, 'onSubmit' | 'createOrder'>>;

/** Mounts the provider's card fields in the element of `host`, and removes them on unmount. */
export function useCardFields(module: CardModule, options: CardFieldOptions) {
  const texts = useCardFieldTexts();
  const latest = useLatestRef(options);
  return useProviderWidget(
    (element) =>
      module.mountCard(element, {
        texts,
        onSubmit: () => latest.current.onSubmit(),
        createOrder: () => latest.current.createOrder(),
      }),
    module,
  );
}
