import { type RefCallback, useId } from 'react';
import type { ConsentChoice } from '@/lib/domain/consent';
import t from '@/locales/es-MX/privacy.json';

interface PurposeChoicesProps {
  choice: ConsentChoice;
  isSandbox: boolean;
  isRefusedByBrowser: boolean;
  onChange: (choice: ConsentChoice) => void;
}

const takeFocus: RefCallback<HTMLInputElement> = (input) => input?.focus();

/** A checkbox for each purpose. The first one gets the focus when the list opens. */
export function PurposeChoices({
  choice,
  isSandbox,
  isRefusedByBrowser,
  onChange,
}: PurposeChoicesProps) {
  return (
    <fieldset className="hairline-t pt-3 md:col-span-2">
      <legend className="visually-hidden">{t.purposes}</legend>
      <div className="grid gap-x-8 gap-y-2 md:grid-cols-2">
        <Purpose
          inputRef={takeFocus}
          label={t.analytics}
          text={isSandbox ? `${t.analyticsText} ${t.sandbox}` : t.analyticsText}
          isAllowed={choice.analytics}
          onChange={(analytics) => onChange({ ...choice, analytics })}
        />
        <Purpose
          label={t.social}
          text={t.socialText}
          isAllowed={choice.social}
          onChange={(social) => onChange({ ...choice, social })}
        />
      </div>
      <p className="mt-2 text-xs text-ink-soft">{isRefusedByBrowser ? t.signal : t.voluntary}</p>
    </fieldset>
  );
}

interface PurposeProps {
  inputRef?: RefCallback<HTMLInputElement>;
  label: string;
  text: string;
  isAllowed: boolean;
  onChange: (isAllowed: boolean) => void;
}

function Purpose({ inputRef, label, text, isAllowed, onChange }: PurposeProps) {
  const id = useId();
  return (
    <label className="flex min-h-11 cursor-pointer gap-3 py-1">
      <input
        ref={inputRef}
        type="checkbox"
        checked={isAllowed}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-text`}
        className="mt-0.5 size-6 shrink-0 accent-brand-fill"
      />
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        <span id={`${id}-text`} className="block text-sm text-ink-soft">
          {text}
        </span>
      </span>
    </label>
  );
}
