import type { ReactNode } from 'react';

interface RadioOptionProps {
  /** Name of the group's radio inputs. */
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

/**
 * One of several options, in a box with the class `options`; with `options-pair` two stand beside each other where there is room. The
 * whole row can be clicked.
 */
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
      <span className="option-body">
        <span className="option-head">
          <span id={titleId} className="option-title">
            {title}
          </span>
          {trailing && <span className="option-end">{trailing}</span>}
        </span>
        {id ? (
          <span id={aboutId} className="grid gap-0.5">
            {children}
          </span>
        ) : (
          children
        )}
      </span>
    </label>
  );
}
