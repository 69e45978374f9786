import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useId, useRef, useState } from 'react';
import { BoughtPicture, FormattedDate } from '@/components/account/shared/history';
import { TextAreaField, TextField } from '@/components/forms/field';
import { Form, FormError, SubmitButton } from '@/components/forms/form';
import { useZodForm } from '@/components/forms/use-zod-form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { browserClient } from '@/lib/api/client/browser-client';
import { escapeHtml } from '@/lib/api/client/error-catalogue';
import { requestWarranty, warrantiesKey } from '@/lib/api/warranties';
import { readQuantity } from '@/lib/domain/read-number';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { MAX_PHOTOS, PHOTO_TYPES } from '@/lib/domain/warranty/photos';
import { warrantySchema } from '@/lib/domain/warranty/request';
import type { OrderWarrantyItem } from '@/lib/domain/warranty/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { notify } from '@/stores/interface/toast-store';
import { type ChosenPhoto, createWarrantyDraft, usePhotoUploads } from './use-photo-uploads';

type Photos = ReturnType<typeof usePhotoUploads>;

function PhotoField({ photos, refused, add, remove, retry }: Photos) {
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
    <fieldset ref={group} className="warranty-photo-field">
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

interface WarrantyFormProps {
  item: OrderWarrantyItem;
  customerId: string;
  choiceHref: string;
}

/** The warranty request for one item. Its content is kept as a draft in this tab until it is sent. */
export function WarrantyForm({ item, customerId, choiceHref }: WarrantyFormProps) {
  const client = useQueryClient();
  const { t } = useTranslation('warranties');
  const router = useRouter();
  const [draft] = useState(() => createWarrantyDraft(customerId, item.id));
  const [defaultValues] = useState(() => {
    const { description = '', serialNumber = '', qty = '1' } = draft.read();
    const pieces = readQuantity(qty);
    const isAvailable = pieces !== null && pieces <= item.availableQty;
    return { description, serialNumber, qty: isAvailable ? qty : '1' };
  });
  const photos = usePhotoUploads(draft);
  const [photosProblem, setWaits] = useState<'photos.wait' | 'photos.unsent' | null>(null);
  const { form, field, failure, isSending, submit } = useZodForm({
    schema: warrantySchema(item.availableQty),
    t,
    messageValues: { count: item.availableQty },
    offline: t('errors.notSent'),
    defaultValues,
    send: async (request) => {
      const photoIds = photos.photos.flatMap(({ photo }) => photo?.id ?? []);
      const made = await requestWarranty(browserClient, {
        itemId: item.id,
        ...request,
        photoIds,
        key: draft.key(),
      });
      draft.drop();
      await client.invalidateQueries({ queryKey: warrantiesKey(customerId) });
      notify({
        text: made ? escapeHtml(t('made', { folio: made.folio })) : t('madeWithoutFolio'),
        duration: TOAST_DURATION.long,
      });
      router.push(route('profile.warranties', { id: made?.id }));
    },
  });
  const onSubmit = (element: HTMLFormElement) => {
    const states = new Set(photos.photos.map(({ state }) => state));
    const isBusy = states.has('preparing') || states.has('uploading');
    const reason = isBusy ? 'photos.wait' : states.has('failed') ? 'photos.unsent' : null;
    setWaits(reason);
    if (reason === null) void submit(element);
  };
  return (
    <Form
      className="warranty-form"
      onChange={() => draft.add(form.getValues())}
      onSubmit={onSubmit}
    >
      <WarrantyItem item={item} choiceHref={choiceHref} />
      <TextAreaField
        {...field('description', t('field.description'))}
        hint={t('field.descriptionHint')}
        rows={5}
      />
      <div className="form-pair">
        <TextField
          {...field('serialNumber', t('field.serial'), false)}
          hint={t('field.serialHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {item.availableQty > 1 && (
          <TextField
            {...field('qty', t('field.qty'))}
            hint={t('field.qtyHint', { count: item.availableQty })}
            inputMode="numeric"
          />
        )}
      </div>
      <PhotoField {...photos} />
      <FormError text={photosProblem ? t(photosProblem) : failure} />
      <SubmitButton isSending={isSending} labels={{ send: t('send'), sending: t('sending') }} />
    </Form>
  );
}

function WarrantyItem({ item, choiceHref }: { item: OrderWarrantyItem; choiceHref: string }) {
  const { t } = useTranslation('warranties');
  return (
    <div className="bought pt-0 hairline-b">
      <BoughtPicture product={item.product} size={80} />
      <div>
        <h2 className="bought-name">{item.name}</h2>
        <p className="history-soft">
          {t('until')} <FormattedDate utc={item.untilUtc} />
        </p>
      </div>
      <p>
        <a href={choiceHref} className="link">
          {t('chooseOther')}
        </a>
      </p>
    </div>
  );
}
