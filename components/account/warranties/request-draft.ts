import { z } from 'zod';
import { createDraft } from '@/components/forms/draft';
import type { WarrantyPhoto } from '@/lib/domain/warranty/types';

type Kept = 'description' | 'serialNumber' | 'qty' | 'key' | 'photos';

const photosSchema = z.array(
  z.object({ id: z.string(), filename: z.string(), url: z.string().nullable() }),
);

/** A request that is being written, kept in this tab: its words, the photos that are there already, and its key. */
export function requestDraft(customerId: string, itemId: string) {
  const draft = createDraft<Kept>(`warranty ${customerId} ${itemId}`, [
    'description',
    'serialNumber',
    'qty',
    'key',
    'photos',
  ]);
  const add = (values: Partial<Record<Kept, string>>) =>
    draft.write({ ...draft.read(), ...values });
  return {
    read: draft.read,
    drop: draft.drop,
    add,
    /** The name of the request, the same however often it is sent: the backend makes it once. */
    key: (): string => {
      const key = draft.read().key ?? crypto.randomUUID();
      add({ key });
      return key;
    },
    photos: (): WarrantyPhoto[] => {
      try {
        return photosSchema.parse(JSON.parse(draft.read().photos ?? '[]'));
      } catch {
        return [];
      }
    },
    keepPhotos: (photos: readonly WarrantyPhoto[]) => add({ photos: JSON.stringify(photos) }),
  };
}

export type RequestDraft = ReturnType<typeof requestDraft>;
