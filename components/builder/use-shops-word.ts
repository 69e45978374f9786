import { useQueries, useQuery } from '@tanstack/react-query';
import type { Customer } from '@/lib/domain/account/types';
import { joinAnswers } from '@/lib/domain/build/compatibility/answers';
import { type BackendAnswer, ratedParts } from '@/lib/domain/build/compatibility/check';
import type { WorkingBuild } from '@/lib/domain/build/working';
import { assemblyInfo, assemblyValidity } from '@/lib/queries/assembly';
import { getQueryClient } from '@/lib/queries/query-client';

const joined = (parts: readonly { data: BackendAnswer | undefined }[]) =>
  joinAnswers(parts.map(({ data }) => data));

/**
 * The backend's compatibility answer for a build. A saved build without changes is asked for as a whole; any other
 * build is asked for part by part. Null while there is no answer.
 */
export function useShopsWord(build: WorkingBuild, customer: Customer | null): BackendAnswer | null {
  const isKnown = customer !== null && build.id !== null && !build.isChanged;
  const client = getQueryClient();
  const whole = useQuery(
    { ...assemblyValidity(customer?.id ?? '', build.id ?? ''), enabled: isKnown },
    client,
  );
  const valid = isKnown ? whole.data : undefined;
  const isDecided = valid != null && valid.isCompatible !== null;
  const ids = ratedParts(build.entries).map(({ productId }) => productId);
  const isAsked = ids.length > 1 && !isDecided && !(isKnown && whole.isPending);
  const word = useQueries(
    {
      queries: ids.map((id) => ({
        ...assemblyInfo(
          id,
          ids.filter((other) => other !== id),
        ),
        enabled: isAsked,
      })),
      combine: joined,
    },
    client,
  );
  if (isDecided) return valid;
  return isAsked ? word : null;
}
