'use client';

import encodeQR from 'qr';
import { useMemo } from 'react';
import { CountdownTimer } from '@/components/browse/home/countdown-timer';
import { ButtonLink } from '@/components/ui/button';
import { FactList } from '@/components/ui/fact-list';
import { Icon } from '@/components/ui/icon';
import type { TransactionPayment } from '@/lib/api/transactions';
import { formatKnownPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { PaymentDeadline, UnpaidOrderActions } from '../payment-parts';
import { paymentScreen } from '../payment-screen';
import { ProviderPayment } from './provider-payment';

const QUIET_ZONE = 4;

/** The code of a text; null for a text that is longer than a code can hold. */
function drawCode(text: string) {
  try {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
    const squares = rows.flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x} ${y}H${x + 1}V${y + 1}H${x}z` : '')),
    );
    return { path: squares.join(''), side: rows.length };
  } catch {
    return null;
  }
}

/** A QR code. It is dark on light in both themes, because scanners expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => drawCode(text), [text]);
  if (!code) return null;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.side} ${code.side}`}
      shapeRendering="crispEdges"
      className="block w-[min(100%,17rem)] my-4 hairline rounded-md bg-white fill-black"
    >
      <path d={code.path} />
    </svg>
  );
}

export const WalletPaymentScreen = paymentScreen(function WalletPaymentScreen(page) {
  return <ProviderPayment page={page}>{(payment) => <Wallet payment={payment} />}</ProviderPayment>;
});

function Wallet({ payment }: { payment: TransactionPayment }) {
  const { t } = useTranslation('payments');
  const { qr, deepLink, expiresUtc, methodName: method, reference } = payment;
  const amount = formatKnownPrice(payment.amount);
  const withoutQr = deepLink ? 'wallet.step2Link' : 'wallet.withoutCode';
  return (
    <>
      <div className="payment-columns">
        <section className="payment-section wallet-code">
          <h2>{t('wallet.title', { method })}</h2>
          {amount && <p className="text-[2rem] font-bold lh-[1.2] tracking-[-0.02em]">{amount}</p>}
          {qr && <QrCode text={qr} label={t('wallet.qr', { method })} />}
          {deepLink && (
            // On a phone the customer cannot scan their own screen; on a computer the app is on another device.
            <ButtonLink
              size="lg"
              className="[@media(hover:hover)_and_(pointer:fine)]:hidden"
              href={deepLink}
              rel="noreferrer"
            >
              {t('wallet.open', { method })}
              <Icon name="external" />
            </ButtonLink>
          )}
          {expiresUtc && (
            <CountdownTimer
              endsUtc={expiresUtc}
              labels={{
                endsIn: t('wallet.endsIn'),
                endsAt: t('wallet.endsIn'),
                ended: t('wallet.ended'),
                hours: t('clock.hours'),
                minutes: t('clock.minutes'),
                seconds: t('clock.seconds'),
              }}
            />
          )}
          <p role="status" className="payment-busy">
            {t('waiting')}
          </p>
        </section>
        <section className="payment-section">
          <h3>{t('how')}</h3>
          <ol className="payment-steps">
            {(qr || deepLink) && <li>{t('wallet.step1', { method })}</li>}
            <li>{t(qr ? 'wallet.step2' : withoutQr, { method })}</li>
            <li>{amount ? t('wallet.step3', { amount }) : t('wallet.step3Plain')}</li>
          </ol>
          <FactList
            className="payment-facts"
            rows={[
              [t('folio'), payment.orderFolio],
              [t('reference'), reference],
              [t('payUntil'), expiresUtc && <PaymentDeadline key="end" utc={expiresUtc} />],
            ]}
          />
        </section>
      </div>
      <UnpaidOrderActions transaction={{ ...payment, isPayable: true }} isSecondary />
    </>
  );
}
