import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '@/components/shared/query-view';
import { useTranslation } from '@/lib/i18n/client';

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
  return (
    <QueryView
      query={query}
      skeleton={<div className="skeleton h-96" />}
      notFound={{
        list: 'profile.orders',
        title: t('notFound.title'),
        text: t('notFound.text'),
      }}
    >
      {children}
    </QueryView>
  );
}
