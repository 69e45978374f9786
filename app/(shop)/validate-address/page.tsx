import type { Metadata } from 'next';
import { AddressCheckScreen } from '@/components/checkout/results/address/address-check-screen';
import { PaymentLayout } from '@/components/checkout/results/payment-page';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export function generateMetadata(): Metadata {
  const t = getTexts('payments');
  return pageMetadata({
    title: t('title.validate'),
    description: t('description', { name: serverEnv().SITE_NAME }),
    path: route('validate-address.document'),
    noIndex: true,
  });
}

export default () => (
  <PaymentLayout heading={getTexts('payments')('title.validate')}>
    <AddressCheckScreen />
  </PaymentLayout>
);
