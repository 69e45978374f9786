import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readDevices } from '@/lib/api/calls/devices';
import { customerKey } from './keys';

/** The browsers in which a customer has logged in. Never fresh, because another one may have logged in just now. */
export const devicesQuery = (customerId: string) =>
  queryOptions({
    queryKey: customerKey(customerId, 'devices'),
    queryFn: ({ signal }) => readDevices(browserClient, customerId, signal),
    staleTime: 0,
  });
