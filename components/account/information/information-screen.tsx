'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { accountQuery } from '@/lib/queries/profile';
import { updateCustomer } from '@/stores/session/session-actions';
import { CreditMovements } from './credit-movements';
import { EmailSection } from './email-section';
import { PasswordForm } from './password-form';
import { PersonalDataForm } from './personal-data-form';

/** The customer's personal data, the movements of their credit, e-mail and password. */
export function InformationScreen({ customer }: CustomerScreenProps) {
  const query = useQuery(accountQuery(customer.id));
  const fresh = query.data?.customer;
  // The copy on the device may be old, so the rest of the shop gets the fresh data.
  useEffect(() => {
    if (fresh) updateCustomer(fresh);
  }, [fresh]);
  return (
    <QueryView query={query} skeleton={<div className="skeleton h-180" />}>
      {({ customer: known, creditMovements }) => (
        <>
          <PersonalDataForm
            customer={{ ...known, customerType: known.customerType ?? customer.customerType }}
          />
          <CreditMovements movements={creditMovements} />
          <EmailSection customer={known} />
          <PasswordForm customer={known} />
        </>
      )}
    </QueryView>
  );
}
