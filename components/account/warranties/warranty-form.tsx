import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/account/sign-in/form-parts';
import { TextAreaField, TextField } from '@/components/forms/field';
import { FormError } from '@/components/forms/form-error';
import { useFormSubmit } from '@/components/forms/use-form-submit';
import { browserClient } from '@/lib/api/browser-client';
import { requestWarranty } from '@/lib/api/calls/warranties';
import { escapeHtml } from '@/lib/api/error-catalogue';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import {
  MAX_SERIAL_LENGTH,
  type WarrantyFields,
  type WarrantyRequest,
  warrantySchema,
} from '@/lib/domain/warranty/request';
import type { OrderWarrantyItem } from '@/lib/domain/warranty/types';
import { useTranslation } from '@/lib/i18n/client';
import { warrantiesKey } from '@/lib/queries/warranties';
import { route } from '@/lib/routing/routes';
import { notify } from '@/stores/interface/toast-store';
import { PhotoField } from './photo-field';
import { usePhotoUploads } from './use-photo-uploads';
import { createWarrantyDraft } from './warranty-draft';
import { WarrantyItem } from './warranty-item';

const SERVER_FIELDS = {
  description: 'description',
  serial_number: 'serialNumber',
  qty: 'qty',
} as const;

interface WarrantyFormProps {
  item: OrderWarrantyItem;
  customerId: string;
  /** Address of the screen to choose another item. */
  choiceHref: string;
}

/** The warranty request for one item. Its content is kept as a draft in this tab until it is sent. */
export function WarrantyForm({ item, customerId, choiceHref }: WarrantyFormProps) {
  const client = useQueryClient();
  const { t } = useTranslation('warranties');
  const router = useRouter();
  const formId = useId();
  const [draft] = useState(() => createWarrantyDraft(customerId, item.id));
  const [defaultValues] = useState(() => {
    const { description = '', serialNumber = '', qty = '1' } = draft.read();
    return { description, serialNumber, qty: Number(qty) <= item.availableQty ? qty : '1' };
  });
  const form = useForm<WarrantyFields, unknown, WarrantyRequest>({
    resolver: zodResolver(warrantySchema(item.availableQty)),
    defaultValues,
  });
  const photos = usePhotoUploads(draft);
  const [photosProblem, setWaits] = useState<'photos.wait' | 'photos.unsent' | null>(null);
  const { failure, submit } = useFormSubmit(form, {
    serverFields: SERVER_FIELDS,
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
  const { errors, isSubmitting } = form.formState;
  const field = (name: keyof WarrantyFields) => {
    const message = errors[name]?.message;
    const error =
      message && t(message as 'errors.qty', { defaultValue: message, count: item.availableQty });
    return { formId, registration: form.register(name), error };
  };
  const onSubmit = () => {
    const states = new Set(photos.photos.map(({ state }) => state));
    const isBusy = states.has('preparing') || states.has('uploading');
    const reason = isBusy ? 'photos.wait' : states.has('failed') ? 'photos.unsent' : null;
    setWaits(reason);
    if (reason === null) void submit();
  };
  return (
    <form
      method="dialog"
      noValidate
      className="warranty-form"
      onChange={() => draft.add(form.getValues())}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <WarrantyItem item={item} choiceHref={choiceHref} />
      <TextAreaField
        {...field('description')}
        label={t('field.description')}
        requiredMark={t('field.required')}
        hint={t('field.descriptionHint')}
        rows={5}
      />
      <div className="form-pair">
        <TextField
          {...field('serialNumber')}
          label={t('field.serial')}
          hint={t('field.serialHint')}
          maxLength={MAX_SERIAL_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {item.availableQty > 1 && (
          <TextField
            {...field('qty')}
            label={t('field.qty')}
            hint={t('field.qtyHint', { count: item.availableQty })}
            requiredMark={t('field.required')}
            inputMode="numeric"
          />
        )}
      </div>
      <PhotoField {...photos} />
      <FormError
        text={
          photosProblem
            ? t(photosProblem)
            : failure === null
              ? null
              : failure || t('errors.notSent')
        }
      />
      <SubmitButton isSending={isSubmitting} labels={{ send: t('send'), sending: t('sending') }} />
    </form>
  );
}
