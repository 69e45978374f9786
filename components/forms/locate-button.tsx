import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { useFocusHandover } from '@/components/ui/use-focus-handover';
import { browserClient } from '@/lib/api/client/browser-client';
import { readNearestPlace, zipCodePlaceQuery } from '@/lib/api/location';
import { getPosition, isPositionRefused } from '@/lib/browser/get-position';
import texts from '@/locales/es-MX/locate.json';

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
        {isWithout && (isPositionRefused(search.error) ? texts.refused : texts.failed)}
      </p>
    </div>
  );
}
