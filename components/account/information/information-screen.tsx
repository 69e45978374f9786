'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { currentCustomerQuery } from '@/lib/queries/profile';
import { updateCustomer } from '@/stores/session/session-actions';
import { EmailSection } from './email-section';
import { PasswordForm } from './password-form';
import { PersonalDataForm } from './personal-data-form';

/** The customer's personal data, e-mail and password. */
export function InformationScreen({ customer }: CustomerScreenProps) {
  const query = useQuery(currentCustomerQuery(customer.id));
  const { data } = query;
  // The copy on the device may be old, so the rest of the shop gets the fresh data.
  useEffect(() => {
    if (data) updateCustomer(data);
  }, [data]);
  return (
    <QueryView query={query} skeleton={<div className="skeleton h-180" />}>
      {(known) => (
        <>
          <PersonalDataForm
            customer={{ ...known, customerType: known.customerType ?? customer.customerType }}
          />
          <EmailSection customer={known} />
          <PasswordForm customer={known} />
        </>
      )}
    </QueryView>
  );
}
