import type { Metadata } from 'next';
import { AddressIsland } from '@/components/checkout/results/address/address-island';
import '@/components/checkout/results/payments.css';
import { serverEnv } from '@/lib/env';
import { texts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export function generateMetadata(): Metadata {
  const t = texts('payments');
  return pageMetadata({
    title: t('title.validate'),
    description: t('description', { name: serverEnv().SITE_NAME }),
    path: route('validate-address.document'),
    noIndex: true,
  });
}

export default function ValidateAddress() {
  const shared = texts('account');
  return (
    <div className="page-width payment-page">
      <h1>{texts('payments')('title.validate')}</h1>
      <p className="needs-script form-failure">{shared('needsScript')}</p>
      <div className="payment-main">
        <AddressIsland
          labels={{
            failed: shared('failed'),
            retry: shared('retry'),
            loading: shared('loading'),
          }}
        />
      </div>
    </div>
  );
}
