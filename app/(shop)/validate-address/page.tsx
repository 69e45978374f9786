import type { Metadata } from 'next';
import { serverEnv } from '@/lib/env';
import { texts } from '@/lib/i18n/server';
import { route } from '@/lib/routes';
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
  return (
    <div className="page-width py-8">
      <h1 className="text-3xl">{texts('payments')('title.validate')}</h1>
    </div>
  );
}
