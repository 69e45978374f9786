import { TextField, type TextFieldProps } from './field';

type PersonFieldsProps = Record<'names' | 'lastName' | 'motherLastName' | 'phone', TextFieldProps>;
type BusinessFieldsProps = Record<'businessName' | 'rfc', TextFieldProps>;

/** Names and telephone of the person who owns the account. */
export function PersonFields({ names, lastName, motherLastName, phone }: PersonFieldsProps) {
  return (
    <>
      <TextField {...names} autoComplete="given-name" />
      <div className="form-pair">
        <TextField {...lastName} autoComplete="family-name" />
        <TextField {...motherLastName} autoComplete="additional-name" />
      </div>
      <TextField {...phone} type="tel" autoComplete="tel-national" />
    </>
  );
}

/** The additional fields of a business account. */
export function BusinessFields({ businessName, rfc }: BusinessFieldsProps) {
  return (
    <>
      <TextField {...businessName} autoComplete="organization" />
      <TextField {...rfc} autoCapitalize="characters" autoComplete="off" />
    </>
  );
}
