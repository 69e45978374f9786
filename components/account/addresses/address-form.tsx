import { useQueryClient } from '@tanstack/react-query';
import {
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ProfileForm, useProfileForm } from '@/components/account/shared/profile-form';
import { customerDraftKey } from '@/components/forms/draft';
import {
  Checkbox,
  type GetField,
  PhoneField,
  SelectField,
  TextAreaField,
  TextField,
} from '@/components/forms/field';
import { LocateButton, useZipCodePlace } from '@/components/forms/locate-button';
import { FactList } from '@/components/ui/fact-list';
import { Icon } from '@/components/ui/icon';
import { RetryButton } from '@/components/ui/retry-button';
import { addressesQuery, saveAddress } from '@/lib/api/addresses';
import { browserClient } from '@/lib/api/client/browser-client';
import type { Customer } from '@/lib/api/customer';
import { zipCodePlaceQuery } from '@/lib/api/location';
import {
  type Address,
  type AddressFields,
  addressSchema,
  type NewAddress,
  OTHER_NEIGHBORHOOD,
  toAddressFields,
  withPlace,
} from '@/lib/domain/address/address';
import { isAlcaldia } from '@/lib/domain/address/address-lines';
import { cleanZipCode } from '@/lib/domain/typed-text';
import { useTranslation } from '@/lib/i18n/client';
import { deliverTo } from '@/stores/flows/location/deliver-to';
import { useSessionStore } from '@/stores/session/session-store';

interface ZipCodeFieldsProps {
  form: UseFormReturn<AddressFields, unknown, NewAddress>;
  field: GetField<AddressFields>;
  address?: Address;
}

function ZipCodeFields({ form, field, address }: ZipCodeFieldsProps) {
  const { t } = useTranslation('addresses');
  const [zipCode, neighborhood] = useWatch({
    control: form.control,
    name: ['zipCode', 'neighborhood'],
  });
  const { place, problem, isSearching, retry } = useZipCodePlace(zipCode);
  const { state, municipality, city } = place ?? {};
  // The backend may not know every colonia, so the one of the existing address is always offered.
  const own = address && cleanZipCode(zipCode) === address.zipCode ? [address.neighborhood] : [];
  const colonias = [...new Set([...(place?.neighborhoods ?? []), ...own])];
  const { getValues, setValue } = form;
  const offered = colonias.join();
  // The select stays in its place, with the focus, and takes its value from the form when its options arrive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the options.
  useLayoutEffect(() => {
    const only = place?.neighborhoods.length === 1 ? (place.neighborhoods[0] ?? '') : '';
    setValue('neighborhood', getValues('neighborhood') || only);
  }, [offered, getValues, setValue]);
  const zip = field('zipCode', t('field.zip'));
  const colonia = field('neighborhood', t('field.neighborhood'));
  const hasChoice = colonias.length > 0;
  const other = { value: OTHER_NEIGHBORHOOD, text: t('field.otherNeighborhood') };
  const onFound = (found: string) => {
    setValue('zipCode', found, { shouldDirty: true, shouldValidate: true });
    setValue('neighborhood', '');
    form.setFocus('zipCode');
  };
  return (
    <>
      <div className="form-pair">
        <TextField
          {...zip}
          registration={form.register('zipCode', {
            // The chosen colonia belongs to the old zip code.
            onChange: () => setValue('neighborhood', ''),
          })}
          error={zip.error ?? (problem ? t(problem) : undefined)}
          hint={isSearching ? t('field.zipSearching') : t('field.zipHint')}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        {retry && (
          <RetryButton className="self-center justify-self-start" onClick={retry}>
            {t('zipRetry')}
          </RetryButton>
        )}
      </div>
      {!place && <LocateButton onFound={onFound} />}
      <div aria-live="polite">
        {place && (
          <FactList
            className="form-place"
            rows={[
              [t('field.state'), state],
              [
                t(isAlcaldia(place.zipCode) ? 'field.alcaldia' : 'field.municipality'),
                municipality,
              ],
              // The city is left out if it only repeats another line.
              [t('field.city'), city !== state && city !== municipality && city],
            ]}
          />
        )}
      </div>
      <SelectField
        {...colonia}
        // Without a place there is nothing to choose from yet.
        error={colonia.error && !hasChoice ? t('field.zipFirst') : colonia.error}
        choose={t(hasChoice ? 'field.chooseNeighborhood' : 'field.zipFirst')}
        options={hasChoice ? [...colonias, other] : []}
      />
      {neighborhood === OTHER_NEIGHBORHOOD && (
        <TextField
          {...field('otherNeighborhood', t('field.otherNeighborhoodName'))}
          autoComplete="address-level3"
        />
      )}
    </>
  );
}

/** How a screen around the form saves it with its own button. */
export interface NewAddressHandle {
  /** The saved address; null when something is missing, which the form then shows. */
  save: () => Promise<Address | null>;
}

interface AddressFormProps {
  customer: Customer;
  address?: Address;
  onSaved: (address: Address) => void;
  cancel?: (dropDraft: () => void) => ReactNode;
  /** With it the form has no button of its own, and Enter calls `onSubmit`. */
  handle?: Ref<NewAddressHandle>;
  onSubmit?: () => void;
}

/** A new address starts with the customer's name and telephone, and the chosen delivery zip code. */
const newAddress = ({ name, lastName, motherLastName, phone }: Customer): AddressFields => ({
  alias: '',
  recipientName: [name, lastName, motherLastName].filter(Boolean).join(' '),
  phone,
  zipCode: useSessionStore.getState().zipCode ?? '',
  neighborhood: '',
  otherNeighborhood: '',
  street: '',
  exteriorNumber: '',
  interiorNumber: '',
  betweenStreets: '',
  references: '',
  isDefault: false,
});

/** What a courier does without: while buying it is folded until there is something in it. */
const OPTIONAL = ['betweenStreets', 'references', 'alias'] as const;

/**
 * The form of a new or existing address, also used outside of the profile. It needs the texts `addresses` and
 * `account`, and the styles of the profile's forms.
 */
export function AddressForm(own: AddressFormProps) {
  const { customer, address, onSaved, cancel, handle, onSubmit } = own;
  const client = useQueryClient();
  const { t } = useTranslation('addresses');
  const saved = useRef<Address | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const { form, field, props, dropDraft } = useProfileForm({
    schema: addressSchema,
    t,
    initialValues: address ? toAddressFields(address) : newAddress(customer),
    draftKey: customerDraftKey(customer.id, `address ${address?.id ?? 'new'}`),
    send: async (fields) => {
      const place = await client
        .ensureQueryData(zipCodePlaceQuery(fields.zipCode))
        .catch(() => (address?.zipCode === fields.zipCode ? address : null));
      const sent = await saveAddress(browserClient, {
        customerId: customer.id,
        address: withPlace(fields, place),
        id: address?.id,
      });
      // The saved address may have replaced another one as the default.
      await client.invalidateQueries({ queryKey: addressesQuery(customer.id).queryKey });
      if (sent.isDefault) deliverTo(sent);
      saved.current = sent;
      onSaved(sent);
    },
  });
  useImperativeHandle(handle, () => ({
    save: async () => {
      saved.current = null;
      if (element.current) await props.submit(element.current);
      return saved.current;
    },
  }));
  const isInStep = handle !== undefined;
  const [hasMore] = useState(
    () => !isInStep || OPTIONAL.some((name) => form.getValues(name) !== ''),
  );
  const { errors } = form.formState;
  return (
    <ProfileForm
      {...props}
      ref={element}
      submit={onSubmit ?? props.submit}
      hasButton={!isInStep}
      cancel={cancel?.(dropDraft)}
    >
      <ZipCodeFields form={form} field={field} address={address} />
      <TextField {...field('street', t('field.street'))} autoComplete="address-line1" />
      <div className="form-pair">
        <TextField
          {...field('exteriorNumber', t('field.exterior'))}
          hint={t('field.exteriorHint')}
        />
        <TextField
          {...field('interiorNumber', t('field.interior'), { isOptional: true })}
          hint={t('field.interiorHint')}
        />
      </div>
      <div className="form-pair">
        <TextField {...field('recipientName', t('field.recipient'))} autoComplete="name" />
        <PhoneField {...field('phone', t('field.phone'))} hint={t('field.phoneHint')} />
      </div>
      <details className="form-more group" open={hasMore || OPTIONAL.some((name) => errors[name])}>
        <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand">
          {/* Nothing is added any more: the arrow of what unfolds folds it again. */}
          <Icon name="plus" className="group-open:hidden" />
          {t('field.more')}
        </summary>
        <div className="grid gap-5 pt-3">
          <TextField {...field('betweenStreets', t('field.between'), { isOptional: true })} />
          <TextAreaField
            {...field('references', t('field.references'), { isOptional: true })}
            hint={t('field.referencesHint')}
            rows={2}
          />
          <TextField
            {...field('alias', t('field.alias'), { isOptional: true })}
            hint={t('field.aliasHint')}
          />
        </div>
      </details>
      {/* A default stays the default until another item becomes it, so it has no checkbox. */}
      {!address?.isDefault && !isInStep && (
        <Checkbox value="1" {...form.register('isDefault')}>
          {t('field.default')}
        </Checkbox>
      )}
    </ProfileForm>
  );
}
