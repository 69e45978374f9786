'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ProfileListSkeleton } from '@/components/account/shared/profile-list-skeleton';
import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { sortDefaultFirst } from '@/lib/domain/account/defaults';
import { invoicingProfilesQuery } from '@/lib/queries/invoicing';
import { InvoicingEditor } from './invoicing-editor';
import { useEditedProfileId } from './invoicing-href';
import { InvoicingList } from './invoicing-list';

/** The customer's invoicing profiles: the list, or the form of one profile. */
export function InvoicingScreen({ customer }: CustomerScreenProps) {
  const editedId = useEditedProfileId();
  const query = useQuery(invoicingProfilesQuery(customer.id));
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(editedId);
  useEffect(() => {
    // List and form replace each other without a page load, so the focused element is gone.
    if (before.current !== editedId) place.current?.focus({ preventScroll: true });
    before.current = editedId;
  }, [editedId]);
  return (
    <div ref={place} tabIndex={-1}>
      <QueryView query={query} skeleton={<ProfileListSkeleton />}>
        {(list) =>
          editedId === null ? (
            <InvoicingList customerId={customer.id} list={sortDefaultFirst(list)} />
          ) : (
            <InvoicingEditor key={editedId} customer={customer} list={list} profileId={editedId} />
          )
        }
      </QueryView>
    </div>
  );
}
