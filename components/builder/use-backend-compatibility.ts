import { useQueries, useQuery } from '@tanstack/react-query';
import type { Customer } from '@/lib/domain/account/types';
import type { Build } from '@/lib/domain/build/build';
import { combineBackendAnswers } from '@/lib/domain/build/compatibility/answers';
import { type BackendAnswer, toCheckedParts } from '@/lib/domain/build/compatibility/check';
import { backendCompatibilityQuery, savedBuildValidityQuery } from '@/lib/queries/builder';

const combineAnswers = (parts: readonly { data: BackendAnswer | undefined }[]) =>
  combineBackendAnswers(parts.map(({ data }) => data));

/**
 * The backend's compatibility answer for a build. A saved build without changes is asked for as a whole; any other
 * build is asked for part by part. Null while there is no answer.
 */
export function useBackendCompatibility(
  build: Build,
  customer: Customer | null,
): BackendAnswer | null {
  const isKnown = customer !== null && build.id !== null && !build.isChanged;
  const whole = useQuery({
    ...savedBuildValidityQuery(customer?.id ?? '', build.id ?? ''),
    enabled: isKnown,
  });
  const valid = isKnown ? whole.data : undefined;
  const isDecided = valid != null && valid.isCompatible !== null;
  const ids = toCheckedParts(build.entries).map(({ productId }) => productId);
  const isAsked = ids.length > 1 && !isDecided && !(isKnown && whole.isPending);
  const word = useQueries({
    queries: ids.map((id) => ({
      ...backendCompatibilityQuery(
        id,
        ids.filter((other) => other !== id),
      ),
      enabled: isAsked,
    })),
    combine: combineAnswers,
  });
  if (isDecided) return valid;
  return isAsked ? word : null;
}
