'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { readReturnTo } from '@/components/shared/return-to';
import { useRequiredCustomer } from '@/components/shared/use-required-customer';
import { withQueryClient } from '@/components/shared/with-query-client';
import { useTranslation } from '@/lib/i18n/client';
import { TwoStepForm } from './two-step-form';
import { useSignOut } from './use-sign-out';

/** Authorises this device. A customer whose device is already authorised is sent on (spec 2.3). */
export const TwoStepScreen = withQueryClient(function TwoStepScreen() {
  const { t } = useTranslation('access');
  const router = useRouter();
  const customer = useRequiredCustomer();
  const { isLeaving, signOff } = useSignOut();
  const isAuthorised = customer?.authorizedDevice === true;
  useEffect(() => {
    if (isAuthorised) router.replace(readReturnTo());
  }, [isAuthorised, router]);
  if (!customer || isAuthorised) return <p role="status">{t('leaving')}</p>;
  return (
    <>
      <TwoStepForm sent={customer.verificationCode} />
      <p className="access-other">
        <button type="button" aria-disabled={isLeaving} onClick={signOff} className="link">
          {isLeaving ? t('account.signingOff') : t('twoStep.leave')}
        </button>
      </p>
    </>
  );
});
