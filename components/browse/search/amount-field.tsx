'use client';

import { readNumber } from '@/lib/domain/read-number';

interface AmountFieldProps {
  name: string;
  label: string;
  value: number | null;
  /** Placeholder, in pesos. */
  hint?: string | null;
  /** What the browser says beside the field when its text is no amount. */
  unread: string;
}

/** An amount in pesos. A text that is not understood is said at the submit, which the list would otherwise ignore. */
export function AmountField({ name, label, value, hint, unread }: AmountFieldProps) {
  const judge = (field: HTMLInputElement) => {
    const isRead = field.value.trim() === '' || readNumber(field.value) !== null;
    field.setCustomValidity(isRead ? '' : unread);
  };
  return (
    <label>
      {label}
      <input
        // What was typed before the code was there is judged as well.
        ref={(field) => {
          if (field) judge(field);
        }}
        onChange={(event) => judge(event.target)}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={value ?? undefined}
        placeholder={hint ?? undefined}
      />
    </label>
  );
}
