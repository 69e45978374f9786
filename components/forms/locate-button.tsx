import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { useFocusHandover } from '@/components/ui/retry-button';
import { browserClient } from '@/lib/api/client/browser-client';
import { readNearestPlace, zipCodePlaceQuery } from '@/lib/api/location';
import { cleanZipCode, isZipCode } from '@/lib/domain/typed-text';
import texts from '@/locales/es-MX/locate.json';

/** Milliseconds. */
const LIMITS = { timeout: 10_000, maximumAge: 600_000 };

/** Asks the browser where the visitor is, which asks the visitor. @throws GeolocationPositionError */
const getPosition = () =>
  new Promise<GeolocationCoordinates>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, LIMITS);
  });

/** By the visitor, or by a setting of the browser. */
const isRefused = (error: unknown) =>
  error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;

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

/** Finds the visitor's zip code by the position of the device, which is asked for only on press. */
export function LocateButton({ onFound }: { onFound: (zipCode: string) => void }) {
  const client = useQueryClient();
  // The place of a typed zip code may take this button away.
  const button = useFocusHandover<HTMLButtonElement>();
  const search = useMutation({
    mutationFn: async () => readNearestPlace(browserClient, await getPosition()),
    onSuccess: (place) => {
      if (!place) return;
      client.setQueryData(zipCodePlaceQuery(place.zipCode).queryKey, place);
      onFound(place.zipCode);
    },
  });
  const isWithout = search.isError || search.data === null;
  return (
    <div>
      <Button
        ref={button}
        variant="secondary"
        icon="pin"
        isBusy={search.isPending}
        onClick={() => search.mutate()}
      >
        {search.isPending ? texts.locating : texts.locate}
      </Button>
      <p role="status" className="form-error">
        {isWithout && (isRefused(search.error) ? texts.refused : texts.failed)}
      </p>
    </div>
  );
}
