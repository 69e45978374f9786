import { useQuery } from '@tanstack/react-query';
import type { Customer } from '@/lib/domain/account/types';
import type { BackendAnswer } from '@/lib/domain/assembly/compatibility/check';
import type { WorkingBuild } from '@/lib/domain/assembly/working';
import { assemblyValidity } from '@/lib/queries/assembly';
import { getQueryClient } from '@/lib/queries/query-client';

/** What the backend says of a build as it was saved; null of one that it does not know as it is now. */
export function useShopsWord(build: WorkingBuild, customer: Customer | null): BackendAnswer | null {
  const isKnown = customer !== null && build.id !== null && !build.isChanged;
  const { data } = useQuery(
    { ...assemblyValidity(customer?.id ?? '', build.id ?? ''), enabled: isKnown },
    getQueryClient(),
  );
  return isKnown ? (data ?? null) : null;
}
