import { useQuery } from '@tanstack/react-query';
import { zipCodePlaceQuery } from '@/lib/api/location';
import { cleanZipCode, isZipCode } from '@/lib/domain/zip-code';

/** Looks up the place of a typed zip code. The problems are text keys, the same in every form's namespace. */
export function useZipCodePlace(typed: string) {
  const zipCode = cleanZipCode(typed);
  const isComplete = isZipCode(zipCode);
  const { data, isError, isFetching, refetch } = useQuery(zipCodePlaceQuery(zipCode));
  const problem = data === null ? 'errors.zipUnknown' : isError ? 'errors.zipFailed' : null;
  return {
    /** Undefined while unknown, null when the zip code does not exist. */
    place: isComplete ? data : undefined,
    problem: isComplete ? problem : null,
    isSearching: isFetching,
    /** Null unless the lookup failed. */
    retry: isComplete && isError ? () => void refetch() : null,
  } as const;
}
