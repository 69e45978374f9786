'use client';

import { useQuery } from '@tanstack/react-query';
import { RowsSkeleton } from '@/components/account/shared/rows-skeleton';
import { customerScreen } from '@/components/shared/customer-screen';
import { ListPager, usePageParam } from '@/components/shared/list-pager';
import { QueryView } from '@/components/shared/query-view';
import { useRouteParams } from '@/components/shared/use-route-params';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { warrantiesQuery, warrantyQuery } from '@/lib/api/warranties';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { WarrantyRow } from './warranty-row';
import { WarrantyView } from './warranty-view';
import '@/components/account/shared/history.css';
import './warranties.css';

/** All warranty requests, or the one that the URL names. */
export const WarrantiesScreen = customerScreen(
  { texts: ['warranties'] },
  function WarrantiesScreen({ customer }) {
    const { id = null } = useRouteParams('profile.warranties');
    return id === null ? (
      <WarrantyList customerId={customer.id} />
    ) : (
      <WarrantyDetail key={id} customerId={customer.id} id={id} />
    );
  },
);

function WarrantyDetail({ customerId, id }: { customerId: string; id: string }) {
  const query = useQuery(warrantyQuery(customerId, id));
  return (
    <QueryView
      query={query}
      skeleton={<RowsSkeleton rows={4} tall />}
      notFound={{ list: 'profile.warranties' }}
    >
      {(found) => <WarrantyView warranty={found} />}
    </QueryView>
  );
}

function WarrantyList({ customerId }: { customerId: string }) {
  const { t } = useTranslation('warranties');
  const query = useQuery(warrantiesQuery(customerId, usePageParam()));
  return (
    <QueryView query={query} skeleton={<RowsSkeleton rows={6} />}>
      {(found) =>
        found.warranties.length === 0 ? (
          <EmptyState icon="shield" title={t('none')} text={t('noneText')}>
            <ButtonLink href={route('profile.orders')}>{t('noneLink')}</ButtonLink>
          </EmptyState>
        ) : (
          <>
            <p className="history-soft pb-3">
              {t('how')}{' '}
              <a href={route('about.warranties')} className="link">
                {t('terms')}
              </a>
            </p>
            <ul className="history-rows">
              {found.warranties.map((one) => (
                <WarrantyRow key={one.id} warranty={one} />
              ))}
            </ul>
            <ListPager lastPage={found.lastPage} />
          </>
        )
      }
    </QueryView>
  );
}
