import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { BoughtPicture, FormattedDate } from '@/components/account/shared/history';
import { createDraft } from '@/components/forms/draft';
import { RadioField, TextAreaField, TextField } from '@/components/forms/field';
import { Form, FormEnd } from '@/components/forms/form';
import { useZodForm } from '@/components/forms/use-zod-form';
import { browserClient } from '@/lib/api/client/browser-client';
import { escapeHtml } from '@/lib/api/client/error-catalogue';
import { parseJson } from '@/lib/api/client/json';
import {
  type OrderWarrantyItem,
  requestWarranty,
  type WarrantyPhoto,
  warrantiesKey,
} from '@/lib/api/warranties';
import { formatCalendarDate, getMexicoCityDay } from '@/lib/domain/dates';
import { readQuantity } from '@/lib/domain/read-number';
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

const DRAFT_FIELDS = ['reason', 'description', 'serialNumber', 'qty', 'key', 'photos'] as const;

const photosSchema = z
  .array(z.object({ id: z.string(), filename: z.string(), url: z.string().nullable() }))
  .catch([]);

/** The draft of a warranty request in this tab: its texts, its uploaded photos, and its idempotency key. */
function createWarrantyDraft(customerId: string, itemId: string) {
  const draft = createDraft(`warranty ${customerId} ${itemId}`, DRAFT_FIELDS);
  const add = (values: ReturnType<typeof draft.read>) =>
    draft.write({ ...draft.read(), ...values });
  return {
    ...draft,
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
  const client = useQueryClient();
  const { t } = useTranslation('warranties');
  const router = useRouter();
  const [draft] = useState(() => createWarrantyDraft(customerId, item.id));
  const [defaultValues] = useState(() => {
    const { reason = '', description = '', serialNumber = '', qty = '1' } = draft.read();
    const pieces = readQuantity(qty);
    const isAvailable = pieces !== null && pieces <= item.availableQty;
    return { reason, description, serialNumber, qty: isAvailable ? qty : '1' } as ReturnFields;
  });
  const photos = usePhotoUploads(draft);
  const [photosProblem, setWaits] = useState<'photos.wait' | 'photos.unsent' | null>(null);
  const { form, field, failure, isSending, submit } = useZodForm({
    schema: warrantySchema(item.availableQty),
    t,
    messageValues: { count: item.availableQty },
    offline: t('errors.notSent'),
    defaultValues,
    send: async ({ reason, description, ...request }) => {
      const photoIds = photos.photos.flatMap(({ photo }) => photo?.id ?? []);
      const made = await requestWarranty(browserClient, {
        itemId: item.id,
        ...request,
        // The backend has one text for both.
        description: [t(`reason.${reason}`), description].filter(Boolean).join(': '),
        photoIds,
        key: draft.key(),
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
  const onSubmit = (element: HTMLFormElement) => {
    const states = new Set(photos.photos.map(({ state }) => state));
    const isBusy = states.has('preparing') || states.has('uploading');
    const problem = isBusy ? 'photos.wait' : states.has('failed') ? 'photos.unsent' : null;
    setWaits(problem);
    if (problem === null) void submit(element);
  };
  return (
    <Form
      className="grid max-w-160 gap-5 pb-8"
      onChange={() => draft.add(form.getValues())}
      onSubmit={onSubmit}
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
        {item.availableQty > 1 && (
          <TextField
            {...field('qty', t('field.qty'))}
            hint={t('field.qtyHint', { count: item.availableQty })}
            inputMode="numeric"
          />
        )}
      </div>
      <FormEnd
        failure={photosProblem ? t(photosProblem) : failure}
        isSending={isSending}
        send={t('send')}
        sending={t('sending')}
        className="sm:min-w-64 sm:justify-self-start"
      />
    </Form>
  );
}

interface ReturnTermsProps {
  reason: string;
  deliveredUtc: string | null;
}

/** Until when something is returned for the chosen reason, who pays the way back, and what the customer gets. The backend decides. */
function ReturnTerms({ reason, deliveredUtc }: ReturnTermsProps) {
  const { t } = useTranslation('warranties');
  const [today] = useState(() => getMexicoCityDay(Date.now()));
  const known = RETURN_REASONS.find((one) => one === reason);
  const last = getReturnDeadline(reason, deliveredUtc);
  return (
    <div role="status">
      {known && <p className="form-hint">{t(`terms.${known}`)}</p>}
      {last !== null && last < today && (
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
