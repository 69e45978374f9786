import { useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MAX_PHOTOS, PHOTO_TYPES } from '@/lib/domain/warranty/photos';
import { useTranslation } from '@/lib/i18n/client';
import type { ChosenPhoto, usePhotoUploads } from './use-photo-uploads';

type Photos = ReturnType<typeof usePhotoUploads>;

/** The photos of a request, each of which is uploaded as soon as it is chosen. */
export function PhotoField({ photos, refused, add, remove, retry }: Photos) {
  const { t } = useTranslation('warranties');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const ready = photos.filter(({ state }) => state === 'ready').length;
  const isFull = photos.length >= MAX_PHOTOS;
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
      <input
        ref={input}
        type="file"
        multiple
        accept={PHOTO_TYPES.join(',')}
        hidden
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // Without this, choosing the same file again would not fire a change event.
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        icon="camera"
        data-adds=""
        aria-describedby={`${id}-hint`}
        onClick={() => input.current?.click()}
      >
        {isFull ? t('photos.full') : t('photos.add')}
      </Button>
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

function PhotoItem({
  photo,
  onRemove,
  onRetry,
}: {
  photo: ChosenPhoto;
  onRemove: (key: string) => void;
  onRetry: (photo: ChosenPhoto) => void;
}) {
  const { t } = useTranslation('warranties');
  const { key, name, preview, state, failure } = photo;
  const isBusy = state === 'preparing' || state === 'uploading';
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
      {isBusy && (
        <>
          <progress aria-label={t(`photos.${state}`, { name })} />
          <span className="form-hint">{t(`photos.short.${state}`)}</span>
        </>
      )}
      {state === 'failed' && (
        <>
          <span className="form-error">
            {t(failure as 'photos.failed', { defaultValue: failure })}
          </span>
          {photo.file && (
            <button type="button" className="link" onClick={() => onRetry(photo)}>
              {t('photos.retry')}
            </button>
          )}
        </>
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
