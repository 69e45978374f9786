import { useEffect, useId, useRef, useState } from 'react';
import { FileButton } from '@/components/account/shared/file-button';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import { ApiError } from '@/lib/api/client/errors';
import { uploadPhoto, type WarrantyPhoto } from '@/lib/api/warranties';
import {
  findPhotoProblem,
  getPhotoEncodings,
  MAX_PHOTO_BYTES,
  MAX_PHOTOS,
  PHOTO_TYPES,
} from '@/lib/domain/warranty/photos';
import { useTranslation } from '@/lib/i18n/client';

/** The file is not a picture that this browser can read. */
class UnreadablePhoto extends Error {}

const NAME_LENGTH = 100;
const jpegName = (name: string) => `${name.replace(/\.[^.]*$/, '').slice(0, NAME_LENGTH)}.jpg`;

/** The picture of a canvas as a data URL, encoded beside the page's own work; null when it cannot be encoded or is too large. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<string | null> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  if (!blob || blob.size > MAX_PHOTO_BYTES) return null;
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/**
 * Draws a photo again, small enough to be uploaded. This also removes its metadata, such as place and time.
 * @throws UnreadablePhoto
 */
async function shrinkPhoto(file: File) {
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
      const preview = await encode(canvas, quality);
      if (preview) {
        const base64 = preview.split(',')[1] ?? '';
        return { preview, sent: { filename: jpegName(file.name), type: 'image/jpeg', base64 } };
      }
    }
    throw new UnreadablePhoto();
  } finally {
    bitmap.close();
  }
}

interface ChosenPhoto {
  key: string;
  name: string;
  preview: string | null;
  /** Null for one that an earlier visit uploaded. */
  file: File | null;
  /** Once it is uploaded. */
  photo: WarrantyPhoto | null;
  /** Why it could not be: the backend's message, or a key of the texts. */
  failure: string | null;
}

interface RefusedFile {
  name: string;
  reason: NonNullable<ReturnType<typeof findPhotoProblem>>;
}

const toReadyPhoto = (photo: WarrantyPhoto): ChosenPhoto => ({
  key: photo.id,
  name: photo.filename,
  preview: photo.url,
  file: null,
  photo,
  failure: null,
});

function failureOf(error: unknown): string {
  if (error instanceof UnreadablePhoto) return 'photos.unreadable';
  return error instanceof ApiError && error.kind === 'http' ? errorText(error) : 'photos.failed';
}

/** The photos of a request, each uploaded by itself, so that each can be retried. `initial` and `keep` are about those that are uploaded. */
export function usePhotoUploads(
  initial: () => readonly WarrantyPhoto[],
  keep: (photos: readonly WarrantyPhoto[]) => void,
) {
  const [photos, setPhotos] = useState(() => initial().map(toReadyPhoto));
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const latest = useRef(photos);
  const uploads = useRef(new Map<string, AbortController>());

  const set = (next: ChosenPhoto[]) => {
    latest.current = next;
    setPhotos(next);
    keep(next.flatMap(({ photo }) => photo ?? []));
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
    const { signal } = controller;
    uploads.current.set(key, controller);
    try {
      const { preview, sent } = await shrinkPhoto(file);
      if (signal.aborted) return;
      patch(key, { preview });
      patch(key, { photo: await uploadPhoto(browserClient, sent, signal) });
    } catch (error) {
      if (!signal.aborted) patch(key, { failure: failureOf(error) });
    }
  };

  const add = (files: readonly File[]) => {
    const refusals: RefusedFile[] = [];
    for (const file of files) {
      const { name } = file;
      const reason = findPhotoProblem(file, latest.current.length);
      if (reason) {
        refusals.push({ name, reason });
        continue;
      }
      const key = crypto.randomUUID();
      set([...latest.current, { key, name, preview: null, file, photo: null, failure: null }]);
      void upload(key, file);
    }
    setRefused(refusals);
  };
  const remove = (key: string) => {
    uploads.current.get(key)?.abort();
    set(latest.current.filter((one) => one.key !== key));
    setRefused([]);
  };
  const retry = (key: string, file: File) => {
    patch(key, { failure: null });
    void upload(key, file);
  };
  return { photos, refused, add, remove, retry };
}

type Photos = ReturnType<typeof usePhotoUploads>;

export function PhotoField({ photos, refused, add, remove, retry }: Photos) {
  const { t } = useTranslation('warranties');
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const ready = photos.filter(({ photo }) => photo).length;
  const onRemove = (key: string) => {
    remove(key);
    // The focused button is gone.
    group.current?.querySelector<HTMLElement>('[data-adds]')?.focus();
  };
  return (
    <fieldset ref={group} className="grid justify-items-start gap-2">
      <legend className="pb-1 font-semibold">{t('photos')}</legend>
      <p id={`${id}-hint`} className="form-hint">
        {t('photos.hint', { count: MAX_PHOTOS })}
      </p>
      {photos.length > 0 && (
        <ul className="warranty-photos">
          {photos.map((photo) => (
            <PhotoItem key={photo.key} photo={photo} onRemove={onRemove} onRetry={retry} />
          ))}
        </ul>
      )}
      <p role="status" className="form-hint">
        {photos.length > 0 && t('photos.ready', { ready, count: photos.length })}
      </p>
      <FileButton
        accept={PHOTO_TYPES.join(',')}
        multiple
        icon="camera"
        data-adds=""
        aria-describedby={`${id}-hint`}
        onFiles={add}
      >
        {t(photos.length < MAX_PHOTOS ? 'photos.add' : 'photos.full')}
      </FileButton>
      <div role="alert">
        {refused.map(({ name, reason }) => (
          <p key={name} className="form-error">
            {t('photos.refused', { name, reason: t(reason, { count: MAX_PHOTOS }) })}
          </p>
        ))}
      </div>
    </fieldset>
  );
}

interface PhotoItemProps {
  photo: ChosenPhoto;
  onRemove: (key: string) => void;
  onRetry: (key: string, file: File) => void;
}

function PhotoItem({ photo: { key, name, ...photo }, onRemove, onRetry }: PhotoItemProps) {
  const { t } = useTranslation('warranties');
  const { preview, file, failure } = photo;
  return (
    <li>
      {preview ? (
        <img src={preview} alt="" width={128} height={128} />
      ) : (
        <span className="flex h-32 items-center justify-center rounded-md bg-sunken text-ink-soft">
          <Icon name="camera" />
        </span>
      )}
      <span className="truncate text-14">{name}</span>
      {!photo.photo && !failure && (
        <>
          <progress
            aria-label={t('photos.uploading', { name })}
            className="w-full h-1.5 accent-brand-fill"
          />
          <span className="form-hint">{t('photos.short.uploading')}</span>
        </>
      )}
      {failure && (
        <span className="form-error">
          {t(failure as 'photos.failed', { defaultValue: failure })}
        </span>
      )}
      {failure && file && (
        <button type="button" className="link" onClick={() => onRetry(key, file)}>
          {t('photos.retry')}
        </button>
      )}
      <Button
        variant="quiet"
        size="icon"
        icon="trash"
        className="absolute top-1 right-1 bg-paper"
        aria-label={t('photos.remove', { name })}
        onClick={() => onRemove(key)}
      />
    </li>
  );
}
