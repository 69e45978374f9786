import type { ComponentProps } from 'react';

interface BuilderTextFieldProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  /** What is wrong with the value; null when nothing is. */
  problem: string | null;
}

/** A text field whose problem is known only after the submit. */
export function BuilderTextField({ id, label, problem, ...input }: BuilderTextFieldProps) {
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <div className="form-input">
        <input
          id={id}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-error` : undefined}
          {...input}
        />
      </div>
      {problem && (
        <p id={`${id}-error`} role="alert" className="form-error">
          {problem}
        </p>
      )}
    </div>
  );
}
