import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '@/components/shared/query-view';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

interface PaymentQueryViewProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isPending' | 'refetch'>;
  /** The payment belongs on another page, which is loading. */
  isRedirecting?: boolean;
  children: (data: NonNullable<T>) => ReactNode;
}

/** A `QueryView` for payments that says so when the customer has no such payment. */
export function PaymentQueryView<T>({
  query,
  isRedirecting = false,
  children,
}: PaymentQueryViewProps<T>) {
  const { t } = useTranslation('payments');
  if (isRedirecting) return <p role="status">{t('moment')}</p>;
  if (query.data === null) {
    return (
      <EmptyState icon="search" heading="h2" title={t('notFound.title')} text={t('notFound.text')}>
        <ButtonLink href={route('profile.orders')}>{t('orders')}</ButtonLink>
        <ButtonLink variant="secondary" href={route('home')}>
          {t('home')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <QueryView query={query} skeleton={<div className="skeleton h-96" />}>
      {children}
    </QueryView>
  );
}
