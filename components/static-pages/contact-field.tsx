import type { ComponentProps, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface FieldProps {
  /** Of the form: ids are made with it. */
  formId: string;
  registration: UseFormRegisterReturn;
  label: string;
  hint?: string;
  error?: string;
}

type Control = Pick<
  ComponentProps<'input'>,
  'id' | 'required' | 'aria-invalid' | 'aria-describedby'
>;

/** A label, its control, its hint, and its error beside it. */
function Field({
  formId,
  registration,
  label,
  hint,
  error,
  children,
}: FieldProps & {
  children: (control: Control) => ReactNode;
}) {
  const id = `${formId}-${registration.name}`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="contact-field">
      <label htmlFor={id}>
        {label} <span aria-hidden="true">*</span>
      </label>
      {children({
        id,
        required: true,
        'aria-invalid': error !== undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="contact-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="contact-error">
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({
  type,
  inputMode,
  autoComplete,
  ...field
}: FieldProps & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'>) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...field.registration}
          {...control}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
        />
      )}
    </Field>
  );
}

export function TextAreaField({ rows, ...field }: FieldProps & { rows: number }) {
  return (
    <Field {...field}>
      {(control) => <textarea {...field.registration} {...control} rows={rows} />}
    </Field>
  );
}

export function SelectField({
  options,
  choose,
  ...field
}: FieldProps & { options: readonly string[]; choose: string }) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...field.registration} {...control}>
          <option value="">{choose}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
