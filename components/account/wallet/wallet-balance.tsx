import { FormattedDate } from '@/components/account/shared/formatted-date';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import { isExpiringSoon, type PaginatedWalletMovements } from '@/lib/domain/account/wallet';
import { daysBetween } from '@/lib/domain/dates';
import { formatPrice } from '@/lib/domain/money';
import { parseUtc } from '@/lib/domain/parse-utc';
import { useTranslation } from '@/lib/i18n/client';

/** The balance, the amount that expires next, and how the wallet works. `now` in milliseconds since 1970. */
export function WalletBalance({ wallet, now }: { wallet: PaginatedWalletMovements; now: number }) {
  const { t } = useTranslation('wallet');
  const { balance, expiring } = wallet;
  const expires = parseUtc(expiring?.expiresUtc);
  const daysLeft = expires === null ? null : daysBetween(now, expires);
  return (
    <div className="wallet-head">
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
            className={
              isExpiringSoon(daysLeft)
                ? 'w-fit px-3 py-1.5 rounded-sm bg-warn-wash text-warn font-semibold'
                : 'history-soft'
            }
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
