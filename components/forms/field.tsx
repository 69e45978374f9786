import { type ComponentProps, type ReactNode, useId } from 'react';
import type { FieldValues, Path, UseFormRegisterReturn } from 'react-hook-form';

export function Checkbox({
  onCheck,
  hidden,
  children,
  ...input
}: ComponentProps<'input'> & { onCheck?: (isChecked: boolean) => void }) {
  return (
    <label className="form-check" hidden={hidden}>
      <input
        type="checkbox"
        onChange={onCheck && ((event) => onCheck(event.target.checked))}
        {...input}
      />
      {children}
    </label>
  );
}

/** The form says once what it means. */
export const RequiredMark = () => (
  <span aria-hidden="true" className="form-mark">
    *
  </span>
);

interface LabelledProps {
  label: string;
  isRequired?: boolean;
  hint?: string;
  error?: string;
}

interface FieldProps extends LabelledProps {
  /** The form's id, a prefix for the ids of its fields. */
  formId: string;
  registration: UseFormRegisterReturn;
}

/**
 * `field` of a form with a schema (`useZodForm`): `<TextField {...field('street', t('field.street'))} />` draws its field `street`, with
 * the schema's message when it is wrong. A field is required unless it says that it is optional.
 */
export type GetField<Fields extends FieldValues> = (
  name: Path<Fields>,
  label: string,
  options?: { isOptional: boolean },
) => FieldProps;

const fieldId = ({ formId, registration }: FieldProps) => `${formId}-${registration.name}`;

/** What a plain control gets of a form's field. */
const toControl = <Field extends FieldProps>(field: Field) => {
  const { formId: _, registration, ...control } = field;
  return { ...control, ...registration, id: fieldId(field) };
};

type Control = Pick<
  ComponentProps<'input'>,
  'id' | 'required' | 'aria-invalid' | 'aria-describedby'
>;

interface LabelledControlProps extends LabelledProps {
  id?: string;
  hidden?: boolean;
  children: (control: Control) => ReactNode;
}

/** A control with its label, its hint and what is wrong with it. */
function LabelledControl(props: LabelledControlProps) {
  const ownId = useId();
  const { id = ownId, label, isRequired, hint, error, hidden, children } = props;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="form-field" hidden={hidden}>
      <label htmlFor={id}>
        {label} {isRequired && <RequiredMark />}
      </label>
      {children({
        id,
        required: isRequired,
        'aria-invalid': error !== undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="form-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="form-error">
          {error}
        </p>
      )}
    </div>
  );
}

/** A text field that is no field of a form with a schema. Browsers offer nothing for it unless `autoComplete` says what it is. */
export function PlainTextField({
  action,
  autoComplete = 'off',
  ...props
}: ComponentProps<'input'> & LabelledProps & { action?: ReactNode }) {
  const { label, isRequired, hint, error, hidden, ...input } = props;
  return (
    <LabelledControl {...{ id: input.id, label, isRequired, hint, error, hidden }}>
      {(control) => (
        <div className="form-input">
          <input {...control} {...input} autoComplete={autoComplete} />
          {action}
        </div>
      )}
    </LabelledControl>
  );
}

export type TextFieldProps = FieldProps &
  Pick<
    ComponentProps<typeof PlainTextField>,
    'action' | 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength'
  >;

export const TextField = (props: TextFieldProps) => <PlainTextField {...toControl(props)} />;

export const EmailField = (props: TextFieldProps) => (
  <TextField {...props} type="email" autoCapitalize="none" spellCheck={false} />
);

export const PhoneField = (props: TextFieldProps) => (
  <TextField {...props} type="tel" autoComplete="tel-national" />
);

/** One of a few options that are all seen. */
export function RadioField({
  options,
  initial,
  ...field
}: FieldProps & { options: readonly { value: string; text: string }[]; initial?: string }) {
  const { registration, label, isRequired, error } = field;
  const errorId = `${fieldId(field)}-error`;
  return (
    <fieldset aria-describedby={error && errorId} aria-invalid={error !== undefined || undefined}>
      <legend className="options-legend">
        {label} {isRequired && <RequiredMark />}
      </legend>
      <div
        className={options.length === 2 ? 'options options-pair' : 'options'}
        aria-invalid={error !== undefined || undefined}
      >
        {options.map(({ value, text }) => (
          <label key={value} className="option">
            <input
              type="radio"
              value={value}
              required={isRequired}
              defaultChecked={value === initial}
              {...registration}
            />
            {text}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="form-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface RadioOptionProps {
  name: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
  title: ReactNode;
  /** At the right edge beside the title, such as a price. */
  trailing?: ReactNode;
  /** With an id the option is called by its title alone, and described by the rest. */
  id?: string;
  children?: ReactNode;
}

/** One of several options, in a box with the class `options`; with `options-pair` two stand beside each other where there is room. */
export function RadioOption(props: RadioOptionProps) {
  const { name, isChosen, isDisabled, onChoose, title, trailing, id, children } = props;
  const [titleId, aboutId] = [id && `${id}-title`, id && `${id}-about`];
  return (
    <label className="option">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        aria-labelledby={titleId}
        aria-describedby={aboutId}
      />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="option-head">
          <span id={titleId} className="option-title">
            {title}
          </span>
          {trailing && <span className="option-end">{trailing}</span>}
        </span>
        {children && (
          <span id={aboutId} className="grid gap-0.5">
            {children}
          </span>
        )}
      </span>
    </label>
  );
}

export function TextAreaField({ rows, ...field }: FieldProps & { rows: number }) {
  return (
    <LabelledControl {...field} id={fieldId(field)}>
      {(control) => <textarea {...field.registration} {...control} rows={rows} />}
    </LabelledControl>
  );
}

interface SelectOptions {
  /** A plain string is both value and text. */
  options: readonly (string | { value: string; text: string })[];
  /** The option of no choice. */
  choose?: string;
}

/** A select that is no field of a form with a schema. */
export function Select({
  options,
  choose,
  ...props
}: ComponentProps<'select'> & LabelledProps & SelectOptions) {
  const { label, isRequired, hint, error, ...select } = props;
  return (
    <LabelledControl {...{ id: select.id, label, isRequired, hint, error }}>
      {(control) => (
        <select {...control} {...select}>
          {choose && <option value="">{choose}</option>}
          {options.map((option) => {
            const [value, text] =
              typeof option === 'string' ? [option, option] : [option.value, option.text];
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
        </select>
      )}
    </LabelledControl>
  );
}

export const SelectField = (props: FieldProps & SelectOptions) => <Select {...toControl(props)} />;
