import { useEffect, useRef, useState } from 'react';
import { createDraft } from '@/components/forms/draft';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import { ApiError } from '@/lib/api/client/errors';
import { parseJson } from '@/lib/api/client/json';
import { uploadPhoto } from '@/lib/api/warranties';
import { findPhotoProblem, getPhotoEncodings, MAX_PHOTO_BYTES } from '@/lib/domain/warranty/photos';
import type { WarrantyPhoto } from '@/lib/domain/warranty/warranty';
import { z } from '@/lib/domain/zod';

type DraftField = 'reason' | 'description' | 'serialNumber' | 'qty' | 'key' | 'photos';

const photosSchema = z
  .array(z.object({ id: z.string(), filename: z.string(), url: z.string().nullable() }))
  .catch([]);

/** The draft of a warranty request in this tab: its texts, its uploaded photos, and its idempotency key. */
export function createWarrantyDraft(customerId: string, itemId: string) {
  const draft = createDraft<DraftField>(`warranty ${customerId} ${itemId}`, [
    'reason',
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

type WarrantyDraft = ReturnType<typeof createWarrantyDraft>;

interface SmallPhoto {
  filename: string;
  type: 'image/jpeg';
  base64: string;
}

/** The file is not a picture that this browser can read. */
class UnreadablePhoto extends Error {}

const NAME_LENGTH = 100;
const jpegName = (name: string) => `${name.replace(/\.[^.]*$/, '').slice(0, NAME_LENGTH)}.jpg`;

function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/**
 * Draws a photo again, small enough to be uploaded. This also removes its metadata, such as place and time.
 * @throws UnreadablePhoto
 */
async function shrinkPhoto(file: File): Promise<SmallPhoto> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new UnreadablePhoto();
  });
  try {
    const canvas = document.createElement('canvas');
    for (const { width, height, quality } of getPhotoEncodings(bitmap.width, bitmap.height)) {
      if (canvas.width !== width || canvas.height !== height) {
        Object.assign(canvas, { width, height });
        const context = canvas.getContext('2d');
        if (!context) throw new UnreadablePhoto();
        // JPEG has no transparency: transparent areas would become black.
        context.fillStyle = 'white';
        context.fillRect(0, 0, width, height);
        context.drawImage(bitmap, 0, 0, width, height);
      }
      const blob = await new Promise<Blob | null>((done) =>
        canvas.toBlob(done, 'image/jpeg', quality),
      );
      if (blob && blob.size <= MAX_PHOTO_BYTES) {
        return { filename: jpegName(file.name), type: 'image/jpeg', base64: await toBase64(blob) };
      }
    }
    throw new UnreadablePhoto();
  } finally {
    bitmap.close();
  }
}

export interface ChosenPhoto {
  key: string;
  name: string;
  preview: string | null;
  state: 'preparing' | 'uploading' | 'ready' | 'failed';
  /** Why it failed: the backend's message, or a key of the texts. */
  failure: string | null;
  file: File | null;
  photo: WarrantyPhoto | null;
}

export interface RefusedFile {
  name: string;
  reason: NonNullable<ReturnType<typeof findPhotoProblem>>;
}

const toReadyPhoto = (photo: WarrantyPhoto): ChosenPhoto => ({
  key: photo.id,
  name: photo.filename,
  preview: photo.url,
  state: 'ready',
  failure: null,
  file: null,
  photo,
});

function failureOf(error: unknown): string {
  if (error instanceof UnreadablePhoto) return 'photos.unreadable';
  return error instanceof ApiError && error.kind === 'http' ? errorText(error) : 'photos.failed';
}

/** The photos of a request. Each is shrunk and uploaded separately, so that each can be retried. */
export function usePhotoUploads(draft: WarrantyDraft) {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>(() =>
    draft.photos().map(toReadyPhoto),
  );
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const latest = useRef(photos);
  const uploads = useRef(new Map<string, AbortController>());

  const set = (next: readonly ChosenPhoto[]) => {
    latest.current = next;
    setPhotos(next);
    draft.keepPhotos(next.flatMap(({ photo }) => photo ?? []));
  };
  const patch = (key: string, change: Partial<ChosenPhoto>) =>
    set(latest.current.map((one) => (one.key === key ? { ...one, ...change } : one)));

  useEffect(
    () => () => {
      for (const upload of uploads.current.values()) upload.abort();
    },
    [],
  );

  const upload = async (key: string, file: File) => {
    const controller = new AbortController();
    uploads.current.set(key, controller);
    patch(key, { state: 'preparing', failure: null });
    try {
      const small = await shrinkPhoto(file);
      if (controller.signal.aborted) return;
      patch(key, { state: 'uploading', preview: `data:${small.type};base64,${small.base64}` });
      patch(key, {
        photo: await uploadPhoto(browserClient, small, controller.signal),
        state: 'ready',
      });
    } catch (error) {
      if (!controller.signal.aborted) patch(key, { state: 'failed', failure: failureOf(error) });
    }
  };

  const add = (files: readonly File[]) => {
    const refusals: RefusedFile[] = [];
    for (const file of files) {
      const reason = findPhotoProblem(file, latest.current.length);
      if (reason) {
        refusals.push({ name: file.name, reason });
        continue;
      }
      const key = crypto.randomUUID();
      const chosen = { key, name: file.name, preview: null, file, photo: null, failure: null };
      set([...latest.current, { ...chosen, state: 'preparing' }]);
      void upload(key, file);
    }
    setRefused(refusals);
  };
  const remove = (key: string) => {
    uploads.current.get(key)?.abort();
    set(latest.current.filter((one) => one.key !== key));
    setRefused([]);
  };
  const retry = ({ key, file }: ChosenPhoto) => file && void upload(key, file);
  return { photos, refused, add, remove, retry };
}
