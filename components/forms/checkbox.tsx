import type { ComponentProps } from 'react';

/** A checkbox with its label. */
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
