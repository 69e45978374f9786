import { type Ref, useImperativeHandle, useRef } from 'react';
import { isSecurityCode } from '@/lib/domain/checkout/payment';
import { useTranslation } from '@/lib/i18n/client';
import { partId } from '../kit/part';

/** What the review asks of a provider's field. The digits stay behind it. */
export interface CodeHandle {
  /** The provider's reference to what was typed; null when that is no security code. */
  take: () => Promise<string | null>;
}

export interface CodeFieldProps {
  ref: Ref<CodeHandle>;
  error?: string;
}

/** The sandbox refuses this code, so that a wrong one can be tried. */
const WRONG = '000';

/** A stand-in for a provider's hosted field: its digits are in its own input and nowhere else. */
export function CodeField({ ref, error }: CodeFieldProps) {
  const { t } = useTranslation('review-order');
  const input = useRef<HTMLInputElement>(null);
  const id = `${partId('code')}-control`;
  useImperativeHandle(ref, () => ({
    take: async () => {
      const typed = input.current?.value.trim() ?? '';
      if (!isSecurityCode(typed)) return null;
      return typed === WRONG ? 'cvctok_incorrecto' : `cvctok_${crypto.randomUUID()}`;
    },
  }));
  const described = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div id={partId('code')} className="form-field code-field">
      <label htmlFor={id}>{t('code.label')}</label>
      <input
        ref={input}
        id={id}
        type="password"
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        aria-invalid={error !== undefined}
        aria-describedby={described}
      />
      <p id={`${id}-hint`} className="form-hint">
        {t('code.hint')}
      </p>
      <p className="form-hint">{t('code.sandbox')}</p>
      <div id={`${id}-error`} role="alert">
        {error && <p className="form-error">{error}</p>}
      </div>
    </div>
  );
}
