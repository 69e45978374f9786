import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { FileButton } from '@/components/account/shared/file-button';
import { ProfileForm, useProfileForm } from '@/components/account/shared/profile-form';
import { customerDraftKey } from '@/components/forms/draft';
import { Checkbox, EmailField, SelectField, TextField } from '@/components/forms/field';
import { useZipCodePlace } from '@/components/forms/locate-button';
import { Button } from '@/components/ui/button';
import { browserClient } from '@/lib/api/client/browser-client';
import type { Customer } from '@/lib/api/customer';
import { invoicingProfilesQuery, saveInvoicingProfile } from '@/lib/api/invoicing';
import { zipCodePlaceQuery } from '@/lib/api/location';
import { isRfc, normalizeRfc } from '@/lib/domain/account/fields';
import { type Constancia, findRegimes } from '@/lib/domain/invoicing/constancia';
import {
  type InvoicingFields,
  invoicingSchema,
  toInvoicingFields,
} from '@/lib/domain/invoicing/form';
import {
  fitZipToReceiver,
  hasCompanyEnding,
  hasValidCheckDigit,
  isGenericRfc,
  toConstanciaName,
} from '@/lib/domain/invoicing/receiver';
import {
  getAllowedRegimes,
  getAllowedUses,
  keepAllowedTaxChoice,
} from '@/lib/domain/invoicing/tax-choices';
import type { InvoicingCatalogue, InvoicingProfile } from '@/lib/domain/invoicing/types';
import { useTranslation } from '@/lib/i18n/client';
import { readConstancia } from '@/stores/flows/invoicing/read-constancia';
import { toTaxOptions } from './cfdi-use-field';

export interface InvoicingFormProps {
  customer: Customer;
  catalogue: InvoicingCatalogue;
  profile?: InvoicingProfile;
  /** Zip code that the shop issues its invoices from; null when it is not configured. */
  issuerZip: string | null;
  onSaved: (profile: InvoicingProfile) => void;
  cancel?: (dropDraft: () => void) => ReactNode;
}

const newProfile = ({ rfc, businessName, email }: Customer): InvoicingFields => ({
  rfc,
  businessName,
  taxRegime: '',
  cfdiUse: '',
  zipCode: '',
  email,
  isDefault: false,
});

function useInvoicingForm(props: InvoicingFormProps) {
  const { customer, catalogue, profile, issuerZip, onSaved } = props;
  const client = useQueryClient();
  const { t } = useTranslation('invoicing');
  // The zip code is looked up while it is typed, so its answer is usually known here.
  const isUnknownZip = (zipCode: string) =>
    client.getQueryData(zipCodePlaceQuery(zipCode).queryKey) === null;
  const profileForm = useProfileForm({
    schema: invoicingSchema({ catalogue, issuerZip, isUnknownZip }),
    t,
    initialValues: profile ? toInvoicingFields(profile) : newProfile(customer),
    draftKey: customerDraftKey(customer.id, `invoicing ${profile?.id ?? 'new'}`),
    send: async (fields) => {
      const { id: customerId } = customer;
      const call = { customerId, profile: fields, id: profile?.id };
      const saved = await saveInvoicingProfile(browserClient, call);
      // The saved profile may have replaced another one as the default.
      await client.invalidateQueries({ queryKey: invoicingProfilesQuery(customerId).queryKey });
      onSaved(saved);
    },
  });
  const { form } = profileForm;
  /** After a change of RFC or regime, replaces what is not allowed any more. */
  const refit = () => {
    const { rfc: typed, ...current } = form.getValues();
    const rfc = normalizeRfc(typed);
    const next = {
      ...keepAllowedTaxChoice(catalogue, rfc, current),
      zipCode: fitZipToReceiver(current.zipCode, rfc, issuerZip),
    };
    for (const name of ['taxRegime', 'cfdiUse', 'zipCode'] as const) {
      if (next[name] !== current[name]) form.setValue(name, next[name]);
    }
  };
  /** Takes what the customer's Constancia says. What it does not say stays as it is. */
  const fill = (constancia: Constancia) => {
    const { rfc, businessName, zipCode } = constancia;
    const [regime, ...others] = findRegimes(catalogue, constancia);
    const read = { rfc, businessName, zipCode, taxRegime: others.length > 0 ? '' : regime };
    for (const name of ['rfc', 'businessName', 'zipCode', 'taxRegime'] as const) {
      const value = read[name];
      if (value) form.setValue(name, value, { shouldDirty: true });
    }
    form.clearErrors();
    refit();
    profileForm.props.onChange();
  };
  return { ...profileForm, refit, fill };
}

/** What is left to do: a QR code holds only the RFC, and of several regimes the customer chooses one. */
function describeRead({ businessName, regimes }: Constancia) {
  if (!businessName) return 'constancia.onlyRfc';
  return regimes.length > 1 ? 'constancia.regimes' : 'constancia.done';
}

/** Fills the form from the customer's Constancia, a PDF or a photo. The file is read in the browser and not sent. */
function ConstanciaReader({ onRead }: { onRead: (constancia: Constancia) => void }) {
  const { t } = useTranslation('invoicing');
  const id = useId();
  const reading = useMutation({
    mutationFn: readConstancia,
    onSuccess: (read) => typeof read !== 'string' && onRead(read),
    networkMode: 'always',
  });
  const { data, isError, isPending } = reading;
  const read = typeof data === 'string' ? undefined : data;
  const unread = typeof data === 'string' ? data : null;
  const problem = isError ? 'lost' : unread;
  return (
    <div>
      <FileButton
        accept="application/pdf,image/*"
        icon="file"
        aria-describedby={id}
        isBusy={isPending}
        onFiles={([file]) => file && reading.mutate(file)}
      >
        {t(isPending ? 'constancia.reading' : 'constancia.read')}
      </FileButton>
      <p id={id} className="form-hint mt-1">
        {t('constancia.hint')}
      </p>
      <div role="status">
        {read && <p className="note note-saved mt-2">{t(describeRead(read))}</p>}
      </div>
      <div role="alert">
        {problem && <p className="form-error">{t(`constancia.problem.${problem}`)}</p>}
      </div>
    </div>
  );
}

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join();

/** Probably a mistake, which does not prevent the submit. */
function findRfcWarning(rfc: string) {
  if (isGenericRfc(rfc)) return 'warning.generic';
  return isRfc(rfc) && !hasValidCheckDigit(rfc) ? 'warning.checkDigit' : null;
}

/**
 * The form of an invoicing profile, also used outside of the profile. It needs the texts `invoicing` and `account`, and
 * the styles of the profile's forms.
 */
export function InvoicingForm(own: InvoicingFormProps) {
  const { catalogue, profile, issuerZip, cancel } = own;
  const { t } = useTranslation('invoicing');
  const { form, field, refit, fill, props, dropDraft } = useInvoicingForm(own);
  const [written, name, regime, zipCode] = useWatch({
    control: form.control,
    name: ['rfc', 'businessName', 'taxRegime', 'zipCode'],
  });
  const rfc = normalizeRfc(written);
  const warning = findRfcWarning(rfc);
  const offered = toConstanciaName(name);
  const regimes = getAllowedRegimes(catalogue, rfc);
  const uses = getAllowedUses(catalogue, rfc, regime);
  const { place, problem } = useZipCodePlace(zipCode);
  const zip = field('zipCode', t('field.zip'));
  const zipHint = place
    ? [place.municipality, place.state].filter(Boolean).join(', ')
    : t('field.zipHint');
  return (
    <ProfileForm {...props} cancel={cancel?.(dropDraft)}>
      <ConstanciaReader onRead={fill} />
      <div>
        <TextField
          {...field('rfc', t('field.rfc'))}
          registration={form.register('rfc', { onChange: refit })}
          hint={t('field.rfcHint')}
          autoCapitalize="characters"
          spellCheck={false}
        />
        <div role="status">{warning && <p className="form-warning">{t(warning)}</p>}</div>
      </div>
      <div>
        <TextField
          {...field('businessName', t('field.name'))}
          hint={t('field.nameHint')}
          autoComplete="organization"
        />
        <div role="status">
          {hasCompanyEnding(name) && <p className="form-warning">{t('warning.ending')}</p>}
        </div>
        {offered !== name.trim() && (
          <Button
            variant="secondary"
            className="mt-2 max-w-full py-2 text-left"
            onClick={() => {
              form.setValue('businessName', offered, { shouldDirty: true });
              form.setFocus('businessName');
              props.onChange();
            }}
          >
            {t('useName', { name: offered })}
          </Button>
        )}
      </div>
      <SelectField
        // With other options a select is created again and takes its value from the form.
        key={`regimes ${idsOf(regimes)}`}
        {...field('taxRegime', t('field.regime'))}
        registration={form.register('taxRegime', { onChange: refit })}
        choose={t('field.chooseRegime')}
        options={toTaxOptions(regimes)}
      />
      <SelectField
        key={`uses ${idsOf(uses)}`}
        {...field('cfdiUse', t('field.use'))}
        choose={regime ? t('field.chooseUse') : t('field.regimeFirst')}
        options={toTaxOptions(uses)}
      />
      <div className="form-pair">
        <TextField
          {...zip}
          error={zip.error ?? (problem ? t(problem) : undefined)}
          hint={issuerZip !== null && isGenericRfc(rfc) ? t('field.zipIssuer') : zipHint}
          inputMode="numeric"
        />
        <EmailField {...field('email', t('field.email'))} autoComplete="email" />
      </div>
      {/* A default stays the default until another item becomes it, so it has no checkbox. */}
      {!profile?.isDefault && (
        <Checkbox value="1" {...form.register('isDefault')}>
          {t('field.default')}
        </Checkbox>
      )}
    </ProfileForm>
  );
}
