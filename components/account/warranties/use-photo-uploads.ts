import { useEffect, useRef, useState } from 'react';
import { browserClient } from '@/lib/api/browser-client';
import { uploadPhoto } from '@/lib/api/calls/warranties';
import { errorText } from '@/lib/api/error-catalogue';
import { ApiError } from '@/lib/api/errors';
import { findPhotoProblem } from '@/lib/domain/warranty/photos';
import type { WarrantyPhoto } from '@/lib/domain/warranty/types';
import { shrinkPhoto, UnreadablePhoto } from './shrink-photo';
import type { WarrantyDraft } from './warranty-draft';

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
  /** Key of the texts `warranties`. */
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
