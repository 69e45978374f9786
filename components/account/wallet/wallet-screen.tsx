'use client';

import { useQuery } from '@tanstack/react-query';
import { RowsSkeleton } from '@/components/account/shared/rows-skeleton';
import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import { ListPager, usePageParam } from '@/components/shared/list-pager';
import { QueryView } from '@/components/shared/query-view';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { PaginatedWalletMovements } from '@/lib/domain/account/wallet';
import { useTranslation } from '@/lib/i18n/client';
import { walletMovementsQuery } from '@/lib/queries/wallet';
import { route } from '@/lib/routing/routes';
import { WalletBalance } from './wallet-balance';
import { WalletMovementRow } from './wallet-movement-row';
import '@/components/account/shared/history.css';
import './wallet.css';

/** The balance of the customer's wallet and its movements. */
export function WalletScreen({ customer }: CustomerScreenProps) {
  const query = useQuery(walletMovementsQuery(customer.id, usePageParam()));
  return (
    <QueryView query={query} skeleton={<RowsSkeleton rows={6} tall />}>
      {(wallet) => (
        <>
          <WalletBalance wallet={wallet} now={query.dataUpdatedAt} />
          <Movements wallet={wallet} />
        </>
      )}
    </QueryView>
  );
}

function Movements({
  wallet: { movements, total, lastPage },
}: {
  wallet: PaginatedWalletMovements;
}) {
  const { t } = useTranslation('wallet');
  return (
    <section className="history-section">
      <h2>{t('movements')}</h2>
      {movements.length === 0 && total === 0 ? (
        <EmptyState icon="wallet" title={t('none')} text={t('noneText')}>
          <ButtonLink href={route('home')}>{t('noneLink')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="history-rows">
          {movements.map((movement) => (
            <WalletMovementRow key={movement.id} movement={movement} />
          ))}
        </ul>
      )}
      <ListPager lastPage={lastPage} />
    </section>
  );
}
