'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { OwnedSkeleton } from '@/components/account/shared/owned-skeleton';
import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { defaultFirst } from '@/lib/domain/account/defaults';
import { invoicingProfiles } from '@/lib/queries/invoicing';
import { getQueryClient } from '@/lib/queries/query-client';
import { InvoicingList } from './invoicing-list';
import { useWritten } from './invoicing-ways';
import { InvoicingWriting } from './invoicing-writing';

/** The customer's invoicing profiles: the list, or the form of one profile. */
export function InvoicingScreen({ customer }: CustomerScreenProps) {
  const written = useWritten();
  const query = useQuery(invoicingProfiles(customer.id), getQueryClient());
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(written);
  useEffect(() => {
    // List and form replace each other without a page load, so the focused element is gone.
    if (before.current !== written) place.current?.focus({ preventScroll: true });
    before.current = written;
  }, [written]);
  return (
    <div ref={place} tabIndex={-1}>
      <QueryView query={query} skeleton={<OwnedSkeleton />}>
        {(list) =>
          written === null ? (
            <InvoicingList customerId={customer.id} list={defaultFirst(list)} />
          ) : (
            <InvoicingWriting key={written} customer={customer} list={list} what={written} />
          )
        }
      </QueryView>
    </div>
  );
}
