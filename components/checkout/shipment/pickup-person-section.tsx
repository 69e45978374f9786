import { TextField } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { useTranslation } from '@/lib/i18n/client';
import { StepSection } from '../shared/step-section';
import type { usePickupPerson } from './use-pickup-person';

interface PickupPersonSectionProps {
  person: ReturnType<typeof usePickupPerson>;
  error?: string;
}

/** The form for the person who picks the order up, who has to show identification. */
export function PickupPersonSection({ person, error }: PickupPersonSectionProps) {
  const { t } = useTranslation('shipment');
  const { field } = person;
  return (
    <StepSection section="person" title={t('person')} error={error}>
      <p className="soft">{t('person.text')}</p>
      <Form
        ref={person.ref}
        aria-labelledby="parte-person-titulo"
        className="person-form"
        onChange={person.store}
        onSubmit={() => undefined}
      >
        <TextField {...field('name', t('person.name'))} autoComplete="given-name" />
        <TextField {...field('lastName', t('person.lastName'))} autoComplete="family-name" />
        <TextField
          {...field('motherLastName', t('person.motherLastName'), false)}
          autoComplete="off"
        />
        <TextField
          {...field('telephone', t('person.telephone'))}
          type="tel"
          autoComplete="tel-national"
          hint={t('person.telephoneHint')}
        />
      </Form>
    </StepSection>
  );
}
