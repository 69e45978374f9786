import type { ReactNode } from 'react';
import { errorId, titleId } from './part';

interface OptionsProps {
  /** The part whose title names the group. */
  part: string;
  hasError: boolean;
  children: ReactNode;
}

/** Several of which one is chosen. */
export function Options({ part, hasError, children }: OptionsProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={titleId(part)}
      aria-describedby={hasError ? errorId(part) : undefined}
      aria-invalid={hasError}
      className="step-options"
    >
      {children}
    </div>
  );
}

interface OptionProps {
  /** Of the group. */
  name: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
  title: ReactNode;
  /** Beside the title, at the right edge: what it costs. */
  end?: ReactNode;
  children?: ReactNode;
}

/** One of them: all of it can be pressed. */
export function Option({
  name,
  isChosen,
  isDisabled,
  onChoose,
  title,
  end,
  children,
}: OptionProps) {
  return (
    <label className="step-option">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
      <span className="step-option-about">
        <span className="step-option-head">
          <span className="step-option-title">{title}</span>
          {end && <span className="step-option-end">{end}</span>}
        </span>
        {children}
      </span>
    </label>
  );
}
