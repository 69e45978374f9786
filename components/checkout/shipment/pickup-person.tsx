import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { PhoneField, TextField } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { adoptShownValues, useFormFields } from '@/components/forms/use-zod-form';
import { toCamelCase } from '@/lib/api/client/camel-case';
import { getErrorDetails } from '@/lib/api/client/shopper-message';
import type { Customer } from '@/lib/api/customer';
import {
  namePickupPerson,
  type PickupPersonFields,
  pickupPersonSchema,
} from '@/lib/domain/checkout/delivery';
import { EMPTY_PICKUP_PERSON } from '@/lib/domain/checkout/state';
import type { PickupPerson } from '@/lib/domain/checkout/types';
import { useTranslation } from '@/lib/i18n/client';
import type { StepProps } from '../purchase';
import { StepSection } from '../shared/step-section';

const FIELDS = ['name', 'lastName', 'motherLastName', 'telephone'] as const;

const resolver = zodResolver(pickupPersonSchema);

/** Most customers pick up their own order. */
function getInitialPerson(person: PickupPerson, customer: Customer): PickupPerson {
  if (Object.values(person).some((text) => text !== '')) return person;
  const { name, lastName, motherLastName, phone } = customer;
  return { ...EMPTY_PICKUP_PERSON, name, lastName, motherLastName, telephone: phone };
}

/** The form of the pickup person. Its values are stored with the other checkout decisions. */
export function usePickupPerson({ store, customer }: Pick<StepProps, 'store' | 'customer'>) {
  const { t } = useTranslation('checkout');
  const form = useForm<PickupPersonFields, unknown, PickupPerson>({
    resolver,
    defaultValues: getInitialPerson(store.getState().pickupPerson, customer),
    // Not on blur: an error message would move the button that is being clicked.
    mode: 'onSubmit',
  });
  const element = useRef<HTMLFormElement>(null);
  const { field } = useFormFields(form, { t });
  const storePerson = () => {
    const pickupPerson = { ...EMPTY_PICKUP_PERSON, ...form.getValues() };
    store.getState().update((data) => namePickupPerson(data, pickupPerson));
  };
  return {
    field,
    ref: element,
    store: storePerson,
    show: (person: PickupPerson) => form.reset(person),
    validate: () => {
      if (element.current) adoptShownValues(form, element.current);
      storePerson();
      return new Promise<PickupPerson | null>((resolve, reject) => {
        const submit = form.handleSubmit(resolve, () => resolve(null));
        submit().catch(reject);
      });
    },
    /** Shows the backend's errors at their fields; false when there are none. */
    showBackendErrors: (error: unknown): boolean => {
      const fieldErrors = getErrorDetails(error).flatMap(({ pointer, detail }) => {
        const name = toCamelCase(/\/pickup_person\/(\w+)$/.exec(pointer ?? '')?.[1] ?? '');
        const field = FIELDS.find((one) => one === name);
        return field ? [{ field, detail }] : [];
      });
      for (const { field, detail } of fieldErrors) form.setError(field, { message: detail });
      const [first] = fieldErrors;
      if (first) form.setFocus(first.field);
      return first !== undefined;
    },
  };
}

interface PickupPersonSectionProps {
  person: ReturnType<typeof usePickupPerson>;
  error?: string;
}

export function PickupPersonSection({ person, error }: PickupPersonSectionProps) {
  const { t } = useTranslation('shipment');
  const { field } = person;
  return (
    <StepSection section="person" title={t('person')} error={error}>
      <p className="soft">{t('person.text')}</p>
      <Form
        ref={person.ref}
        aria-labelledby="parte-person-titulo"
        className="grid gap-5 pt-4 sm:grid-cols-[1fr_1fr]"
        onChange={person.store}
        onSubmit={() => undefined}
      >
        <TextField {...field('name', t('person.name'))} autoComplete="given-name" />
        <TextField {...field('lastName', t('person.lastName'))} autoComplete="family-name" />
        <TextField {...field('motherLastName', t('person.motherLastName'), { isOptional: true })} />
        <PhoneField
          {...field('telephone', t('person.telephone'))}
          hint={t('person.telephoneHint')}
        />
      </Form>
    </StepSection>
  );
}
