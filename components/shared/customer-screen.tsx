'use client';

import type { ComponentType } from 'react';
import type { Customer } from '@/lib/domain/account/types';
import { useTranslation } from '@/lib/i18n/client';
import { useRequiredCustomer } from './use-required-customer';
import { withQueryClient } from './with-query-client';

/** Props of every profile screen. */
export interface CustomerScreenProps {
  customer: Customer;
}

/** Wraps a screen that needs a customer, and gives it React Query. Guests are sent to the login and return afterwards. */
export function withCustomer<Own extends object = Record<never, never>>(
  Screen: ComponentType<CustomerScreenProps & Own>,
): ComponentType<Own> {
  return withQueryClient(function ForCustomer(own) {
    const { t } = useTranslation('account');
    const customer = useRequiredCustomer();
    if (!customer) return <p role="status">{t('leaving')}</p>;
    // The key resets all state when another customer signs in.
    return <Screen key={customer.id} {...own} customer={customer} />;
  });
}
