import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { errorText } from '@/lib/api/error-catalogue';
import { ApiError, isNotFound } from '@/lib/api/errors';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

interface QueryViewProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isPending' | 'refetch'>;
  /** As large as what comes. */
  skeleton: ReactNode;
  children: (data: NonNullable<T>) => ReactNode;
}

/** The backend's word for a session whose device has not been authorised yet. */
const needsDevice = (error: unknown) =>
  error instanceof ApiError && error.errors.some(({ code }) => code === 'device_unauthorized');

/** What a query gives: its data, or why there is none and what can be done. Data of before stay in view. */
export function QueryView<T>({ query, skeleton, children }: QueryViewProps<T>) {
  const { t } = useTranslation('account');
  const { data, error, isPending, refetch } = query;
  if (data !== undefined && data !== null) return children(data);
  if (isPending) {
    return (
      <div role="status" aria-label={t('loading')}>
        {skeleton}
      </div>
    );
  }
  if (data === null || isNotFound(error)) return <EmptyState icon="search" title={t('notFound')} />;
  if (needsDevice(error)) {
    return (
      <EmptyState icon="lock" title={t('authorize')}>
        <a href={route('two-step')} className={buttonClass()}>
          {t('authorizeLink')}
        </a>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="warning" title={t('notLoaded')} text={errorText(error)}>
      <button type="button" className={buttonClass('secondary')} onClick={() => refetch()}>
        {t('retry')}
      </button>
    </EmptyState>
  );
}
