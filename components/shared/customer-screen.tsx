'use client';

import type { ComponentType } from 'react';
import type { Customer } from '@/lib/domain/account/types';
import { useTranslation } from '@/lib/i18n/client';
import { useCustomer } from './use-customer';

/** What every screen of the profile gets. */
export interface CustomerScreenProps {
  customer: Customer;
}

/** A screen that only the customer sees; others are sent to log in, and come back. */
export function forCustomer<Own extends object = Record<never, never>>(
  Screen: ComponentType<CustomerScreenProps & Own>,
): ComponentType<Own> {
  return function ForCustomer(own) {
    const { t } = useTranslation('account');
    const customer = useCustomer();
    if (!customer) return <p role="status">{t('leaving')}</p>;
    // Another customer's screen begins anew.
    return <Screen key={customer.id} {...own} customer={customer} />;
  };
}
