import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { TextField, type TextFieldProps } from './field';

interface PasswordFieldProps extends Omit<TextFieldProps, 'action' | 'type'> {
  labels: { show: string };
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows the password. */
export function PasswordField({ labels, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={labels.show}
          title={labels.show}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}
