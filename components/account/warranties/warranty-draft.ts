import { createDraft } from '@/components/forms/draft';
import { parseJson } from '@/lib/api/client/json';
import type { WarrantyPhoto } from '@/lib/domain/warranty/types';
import { z } from '@/lib/domain/zod';

type DraftField = 'description' | 'serialNumber' | 'qty' | 'key' | 'photos';

const photosSchema = z
  .array(z.object({ id: z.string(), filename: z.string(), url: z.string().nullable() }))
  .catch([]);

/** The draft of a warranty request in this tab: its texts, its uploaded photos, and its idempotency key. */
export function createWarrantyDraft(customerId: string, itemId: string) {
  const draft = createDraft<DraftField>(`warranty ${customerId} ${itemId}`, [
    'description',
    'serialNumber',
    'qty',
    'key',
    'photos',
  ]);
  const add = (values: Partial<Record<DraftField, string>>) =>
    draft.write({ ...draft.read(), ...values });
  return {
    read: draft.read,
    drop: draft.clear,
    add,
    /** The idempotency key: it stays the same when the request is sent again, so the backend creates it only once. */
    key: (): string => {
      const key = draft.read().key ?? crypto.randomUUID();
      add({ key });
      return key;
    },
    photos: (): WarrantyPhoto[] => photosSchema.parse(parseJson(draft.read().photos ?? '')),
    keepPhotos: (photos: readonly WarrantyPhoto[]) => add({ photos: JSON.stringify(photos) }),
  };
}

export type WarrantyDraft = ReturnType<typeof createWarrantyDraft>;
