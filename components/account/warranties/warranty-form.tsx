import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { BoughtPicture, FormattedDate } from '@/components/account/shared/history';
import { ProfileForm, useProfileForm } from '@/components/account/shared/profile-form';
import { createDraft, customerDraftKey } from '@/components/forms/draft';
import { RadioField, TextAreaField, TextField } from '@/components/forms/field';
import { browserClient } from '@/lib/api/client/browser-client';
import { escapeHtml } from '@/lib/api/client/error-catalogue';
import { parseJson } from '@/lib/api/client/json';
import { type OrderWarrantyItem, requestWarranty, warrantiesKey } from '@/lib/api/warranties';
import { formatCalendarDate, getMexicoCityDay } from '@/lib/domain/dates';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { type ReturnFields, warrantySchema } from '@/lib/domain/warranty/request';
import {
  getReturnDeadline,
  needsDescription,
  RETURN_REASONS,
} from '@/lib/domain/warranty/return-terms';
import { z } from '@/lib/domain/zod';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { notify } from '@/stores/interface/toast-store';
import { PhotoField, usePhotoUploads } from './photo-field';

/** No reason is chosen yet. */
const EMPTY: Record<keyof ReturnFields, string> = {
  reason: '',
  description: '',
  serialNumber: '',
  qty: '1',
};

const photosSchema = z
  .array(z.object({ id: z.string(), filename: z.string(), url: z.string().nullable() }))
  .catch([]);

interface WarrantyFormProps {
  item: OrderWarrantyItem;
  customerId: string;
  orderId: string;
  /** Null while nobody has said it. */
  orderFolio: string | null;
  /** Null while nobody has said it. */
  deliveredUtc: string | null;
  /** Where another item of the order is chosen; null when there is none. */
  choiceHref: string | null;
}

/** The return, or the warranty request, of one item. Its content is kept as a draft in this tab until it is sent. */
export function WarrantyForm(props: WarrantyFormProps) {
  const { item, customerId } = props;
  const { id: itemId, availableQty: count } = item;
  const client = useQueryClient();
  const { t } = useTranslation('warranties');
  const router = useRouter();
  const [draft] = useState(() =>
    createDraft(customerDraftKey(customerId, `warranty extras ${itemId}`), ['key', 'photos']),
  );
  const add = (values: ReturnType<typeof draft.read>) =>
    draft.write({ ...draft.read(), ...values });
  const photos = usePhotoUploads(
    () => photosSchema.parse(parseJson(draft.read().photos ?? '')),
    (uploaded) => add({ photos: JSON.stringify(uploaded) }),
  );
  const [photosProblem, setProblem] = useState<'photos.wait' | 'photos.unsent' | null>(null);
  const {
    form,
    field,
    props: formProps,
  } = useProfileForm({
    schema: warrantySchema(count),
    t,
    messageValues: { count },
    offline: t('errors.notSent'),
    initialValues: EMPTY as ReturnFields,
    draftKey: customerDraftKey(customerId, `warranty ${itemId}`),
    send: async ({ reason, description, ...request }) => {
      // It stays the same when the request is sent again, so that the backend creates it only once.
      const key = draft.read().key ?? crypto.randomUUID();
      add({ key });
      const made = await requestWarranty(browserClient, {
        itemId,
        key,
        ...request,
        // The backend has one text for both.
        description: [t(`reason.${reason}`), description].filter(Boolean).join(': '),
        photoIds: photos.photos.flatMap(({ photo }) => photo?.id ?? []),
      });
      draft.clear();
      await client.invalidateQueries({ queryKey: warrantiesKey(customerId) });
      notify({
        text: made ? escapeHtml(t('made', { folio: made.folio })) : t('madeWithoutFolio'),
        duration: TOAST_DURATION.long,
      });
      router.push(route('profile.warranties', { id: made?.id }));
    },
  });
  const reason = useWatch({ control: form.control, name: 'reason' });
  // A draft may have more pieces than are left.
  const [hasQty] = useState(() => count > 1 || form.getValues('qty') !== EMPTY.qty);
  const submit = (element: HTMLFormElement) => {
    const missing = photos.photos.filter(({ photo }) => !photo);
    const isBusy = missing.some(({ failure }) => !failure);
    const lacks = isBusy ? 'photos.wait' : 'photos.unsent';
    const problem = missing.length > 0 ? lacks : null;
    setProblem(problem);
    if (problem === null) void formProps.submit(element);
  };
  return (
    <ProfileForm
      {...formProps}
      submit={submit}
      failure={photosProblem ? t(photosProblem) : formProps.failure}
      labels={{ send: t('send'), sending: t('sending') }}
    >
      <ReturnedItem {...props} />
      <div>
        <RadioField
          {...field('reason', t('field.reason'))}
          options={RETURN_REASONS.map((value) => ({ value, text: t(`reason.${value}`) }))}
        />
        <ReturnTerms reason={reason} deliveredUtc={props.deliveredUtc} />
      </div>
      <TextAreaField
        {...field('description', t('field.description'), { isOptional: !needsDescription(reason) })}
        hint={t('field.descriptionHint')}
        rows={3}
      />
      <PhotoField {...photos} />
      <div className="form-pair">
        <TextField
          {...field('serialNumber', t('field.serial'), { isOptional: true })}
          hint={t('field.serialHint')}
          autoCapitalize="characters"
          spellCheck={false}
        />
        {hasQty && (
          <TextField
            {...field('qty', t('field.qty'))}
            hint={t('field.qtyHint', { count })}
            inputMode="numeric"
          />
        )}
      </div>
    </ProfileForm>
  );
}

type ReturnTermsProps = Pick<WarrantyFormProps, 'deliveredUtc'> & { reason: string };

/** Until when something is returned for the chosen reason, who pays the way back, and what the customer gets. The backend decides. */
function ReturnTerms({ reason, deliveredUtc }: ReturnTermsProps) {
  const { t } = useTranslation('warranties');
  const known = RETURN_REASONS.find((one) => one === reason);
  const last = getReturnDeadline(reason, deliveredUtc);
  return (
    <div role="status">
      {known && <p className="form-hint">{t(`terms.${known}`)}</p>}
      {last !== null && last < getMexicoCityDay(Date.now()) && (
        <p className="form-warning">{t('terms.late', { day: formatCalendarDate(last) })}</p>
      )}
    </div>
  );
}

function ReturnedItem({ item, orderId, orderFolio, choiceHref }: WarrantyFormProps) {
  const { t } = useTranslation('warranties');
  return (
    <div className="bought pt-0 hairline-b">
      <BoughtPicture product={item.product} size={80} />
      <div>
        <h2 className="bought-name">{item.name}</h2>
        <p className="history-soft bought-facts">
          <a href={route('profile.order', { id: orderId })}>
            {orderFolio === null ? t('toOrder') : t('ofOrder', { folio: orderFolio })}
          </a>
          {item.untilUtc && (
            <span>
              {t('until')} <FormattedDate utc={item.untilUtc} />
            </span>
          )}
        </p>
      </div>
      {choiceHref && (
        <p>
          <a href={choiceHref} className="link">
            {t('chooseOther')}
          </a>
        </p>
      )}
    </div>
  );
}
