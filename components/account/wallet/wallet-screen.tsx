'use client';

import { useQuery } from '@tanstack/react-query';
import { FormattedDate, HistorySection, RowsSkeleton } from '@/components/account/shared/history';
import { customerScreen } from '@/components/shared/customer-screen';
import { ListPager, usePageParam } from '@/components/shared/list-pager';
import { QueryView } from '@/components/shared/query-view';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import {
  isExpiringSoon,
  type PaginatedWalletMovements,
  type WalletMovement,
  type WalletMovementKind,
  walletMovementsQuery,
} from '@/lib/api/wallet';
import { daysBetween } from '@/lib/domain/dates';
import { formatPrice } from '@/lib/domain/money';
import { parseUtc } from '@/lib/domain/parse-utc';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

const ICONS = {
  earned: 'plus',
  refunded: 'plus',
  spent: 'minus',
  expired: 'clock',
} as const satisfies Record<WalletMovementKind, string>;

function WalletMovementRow({ movement }: { movement: WalletMovement }) {
  const { t } = useTranslation('wallet');
  const { kind, amount, order, concept, expiresUtc, balance } = movement;
  const isCredit = amount > 0;
  const look = isCredit ? 'bg-saved-wash text-saved' : 'bg-sunken text-ink-soft';
  return (
    <li className="grid gap-x-3.5 gap-y-1 py-3.5 grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className={`inline-flex size-8 items-center justify-center rounded-[50%] ${look}`}>
        <Icon name={ICONS[kind]} className="size-4" />
      </span>
      <div>
        <p className="font-semibold">{concept || t(`kind.${kind}`)}</p>
        <p className="history-soft bought-facts">
          <span>{t(`kind.${kind}`)}</span>
          <FormattedDate utc={movement.createdUtc} />
          {order && (
            <a href={route('profile.order', { id: order.id })}>
              {/* The text of the backend may name the order already. */}
              {concept.includes(order.folio) ? (
                <>
                  {t('toOrder')} <span className="visually-hidden">{order.folio}</span>
                </>
              ) : (
                t('order', { folio: order.folio })
              )}
            </a>
          )}
          {isCredit && expiresUtc && (
            <span>
              {t('validUntil')} <FormattedDate utc={expiresUtc} />
            </span>
          )}
        </p>
      </div>
      <div className="text-right max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:text-left max-sm:col-[2/-1]">
        <p className={isCredit ? 'font-650 text-saved' : 'font-650'}>
          {isCredit ? '+' : ''}
          {formatPrice(amount)}
        </p>
        {balance !== null && (
          <p className="history-soft">{t('balanceAfter', { amount: formatPrice(balance) })}</p>
        )}
      </div>
    </li>
  );
}

/** The balance, the amount that expires next, and how the wallet works. `now` in milliseconds since 1970. */
function WalletBalance({ wallet, now }: { wallet: PaginatedWalletMovements; now: number }) {
  const { t } = useTranslation('wallet');
  const { balance, expiring } = wallet;
  const expires = parseUtc(expiring?.expiresUtc);
  const daysLeft = expires === null ? null : daysBetween(now, expires);
  const soon = 'w-fit px-3 py-1.5 rounded-sm bg-warn-wash text-warn font-semibold';
  return (
    <div className="grid gap-x-12 gap-y-6 pb-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <div>
        {balance !== null && (
          <>
            <p className="history-soft">{t('balance')}</p>
            <p className="pt-2 pb-3">
              <Price value={balance} size="xl" />
            </p>
          </>
        )}
        {expiring && daysLeft !== null && (
          <p
            className={`flex items-center gap-2 ${isExpiringSoon(daysLeft) ? soon : 'history-soft'}`}
          >
            <Icon name="clock" />
            <span>
              {t('expires', { amount: formatPrice(expiring.amount) })}{' '}
              <FormattedDate utc={expiring.expiresUtc} />
              {daysLeft >= 0 && ` (${t('daysLeft', { count: daysLeft })})`}
            </span>
          </p>
        )}
      </div>
      <section>
        <h2 className="pb-2 text-18">{t('how')}</h2>
        <ul>
          {(['how.earn', 'how.use', 'how.expire'] as const).map((key) => (
            <li key={key} className="flex gap-2.5 py-1">
              <Icon name="check" className="mt-0.5 text-saved" />
              {t(key)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

export const WalletScreen = customerScreen(['wallet'], function Wallet({ customer }) {
  const { t } = useTranslation('wallet');
  const query = useQuery(walletMovementsQuery(customer.id, usePageParam()));
  return (
    <QueryView query={query} skeleton={<RowsSkeleton rows={6} tall />}>
      {(wallet) => (
        <>
          <WalletBalance wallet={wallet} now={query.dataUpdatedAt} />
          <HistorySection title={t('movements')}>
            {wallet.movements.length === 0 && wallet.total === 0 ? (
              <EmptyState icon="wallet" title={t('none')} text={t('noneText')}>
                <ButtonLink href={route('home')}>{t('noneLink')}</ButtonLink>
              </EmptyState>
            ) : (
              <ul className="history-rows">
                {wallet.movements.map((movement) => (
                  <WalletMovementRow key={movement.id} movement={movement} />
                ))}
              </ul>
            )}
            <ListPager lastPage={wallet.lastPage} />
          </HistorySection>
        </>
      )}
    </QueryView>
  );
});
