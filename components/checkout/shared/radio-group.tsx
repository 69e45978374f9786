import type { ReactNode } from 'react';
import { sectionErrorId, sectionTitleId } from './step-section';

interface RadioGroupProps {
  /** The section whose title labels the group. */
  section: string;
  hasError: boolean;
  children: ReactNode;
}

/** A group of `RadioOption`s. */
export function RadioGroup({ section, hasError, children }: RadioGroupProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={sectionTitleId(section)}
      aria-describedby={hasError ? sectionErrorId(section) : undefined}
      aria-invalid={hasError}
      className="step-options"
    >
      {children}
    </div>
  );
}

interface RadioOptionProps {
  /** Name of the group's radio inputs. */
  name: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
  title: ReactNode;
  /** At the right edge beside the title, such as a price. */
  trailing?: ReactNode;
  children?: ReactNode;
}

/** One option of a `RadioGroup`. The whole row can be clicked. */
export function RadioOption({
  name,
  isChosen,
  isDisabled,
  onChoose,
  title,
  trailing,
  children,
}: RadioOptionProps) {
  return (
    <label className="step-option">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="step-option-head">
          <span className="step-option-title">{title}</span>
          {trailing && <span className="step-option-end">{trailing}</span>}
        </span>
        {children}
      </span>
    </label>
  );
}
