import { TextField, type TextFieldProps } from '@/components/forms/field';
import type accessTexts from '@/locales/es-MX/access.json';

type PersonField = 'names' | 'lastName' | 'motherLastName' | 'phone';
type BusinessField = 'businessName' | 'rfc';

/** What a form knows of its fields by name. */
interface FieldsProps<Name extends string> {
  field: (name: Name, label: keyof typeof accessTexts, isRequired?: boolean) => TextFieldProps;
  hint: string;
}

/** Names and telephone of whoever an account is of. */
export function PersonFields({ field, hint }: FieldsProps<PersonField>) {
  return (
    <>
      <TextField {...field('names', 'field.names')} autoComplete="given-name" />
      <div className="form-pair">
        <TextField {...field('lastName', 'field.lastName')} autoComplete="family-name" />
        <TextField
          {...field('motherLastName', 'field.motherLastName', false)}
          autoComplete="additional-name"
        />
      </div>
      <TextField
        {...field('phone', 'field.phone')}
        hint={hint}
        type="tel"
        autoComplete="tel-national"
      />
    </>
  );
}

/** What a business account has besides. */
export function BusinessFields({ field, hint }: FieldsProps<BusinessField>) {
  return (
    <>
      <TextField
        {...field('businessName', 'field.businessName')}
        hint={hint}
        autoComplete="organization"
      />
      <TextField {...field('rfc', 'field.rfc')} autoCapitalize="characters" autoComplete="off" />
    </>
  );
}
