import type { ReactNode } from 'react';
import { errorId, titleId } from './part';

interface OptionsProps {
  /** The section whose title labels the group. */
  part: string;
  hasError: boolean;
  children: ReactNode;
}

/** A group of `RadioOption`s. */
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
  /** Name of the group's radio inputs. */
  name: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
  title: ReactNode;
  /** At the right edge beside the title, such as a price. */
  end?: ReactNode;
  children?: ReactNode;
}

/** One option of a `RadioGroup`. The whole row can be clicked. */
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
