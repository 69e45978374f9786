import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { RetryButton } from '@/components/ui/retry-button';
import { errorText } from '@/lib/api/client/error-catalogue';
import { ApiError, isNotFound } from '@/lib/api/client/errors';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

/** What is shown when the customer has no such thing: words for it, and the list that has the customer's own. */
interface NotFoundProps {
  list?: 'account' | 'profile.orders' | 'profile.warranties' | 'profile.addresses' | 'assembly-new';
  title?: string;
  text?: string;
}

interface QueryViewProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isPending' | 'refetch'>;
  /** Should have the size of the loaded content. */
  skeleton: ReactNode;
  notFound?: NotFoundProps;
  children: (data: NonNullable<T>) => ReactNode;
}

const needsDeviceAuthorization = (error: unknown) =>
  error instanceof ApiError && error.errors.some(({ code }) => code === 'device_unauthorized');

function NotFound({ list = 'account', title, text }: NotFoundProps) {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      icon="search"
      heading="h2"
      title={title ?? t('notFound')}
      text={text ?? t('notFound.text')}
    >
      <ButtonLink href={route(list)}>{t(`notFound.${list}`)}</ButtonLink>
      <ButtonLink variant="secondary" href={route('support.contact')}>
        {t('notFound.help')}
      </ButtonLink>
    </EmptyState>
  );
}

/** Shows a query's data, its skeleton, or why there is none. Loaded data stays visible when a later fetch fails. */
export function QueryView<T>({ query, skeleton, notFound, children }: QueryViewProps<T>) {
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
  if (data === null || isNotFound(error)) return <NotFound {...notFound} />;
  if (needsDeviceAuthorization(error)) {
    return (
      <EmptyState icon="lock" title={t('authorize')}>
        <ButtonLink href={route('two-step')}>{t('authorizeLink')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="warning" title={t('notLoaded')} text={errorText(error)}>
      <RetryButton onClick={() => refetch()}>{t('retry')}</RetryButton>
    </EmptyState>
  );
}
