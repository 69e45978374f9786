import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { errorId } from '../shared/part';
import type { useWriting } from './use-writing';

interface NewInPlaceProps {
  /** The section whose error message describes the button: the error may be that nothing was added yet. */
  part: 'address' | 'billing';
  writing: ReturnType<typeof useWriting>;
  labels: { add: string; title: string; cancel: string };
  /** Renders the form with the given cancel button. */
  children: (cancel: (dropDraft: () => void) => ReactNode) => ReactNode;
}

/** A button that is replaced by a form when pressed. */
export function NewInPlace({ part, writing, labels, children }: NewInPlaceProps) {
  const { isWriting, open, close } = writing;
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(isWriting);
  useEffect(() => {
    // Button and form replace each other, so the focused element is gone: focus moves to the new one.
    if (before.current !== isWriting) {
      const target = isWriting ? 'h3' : 'button';
      place.current?.querySelector<HTMLElement>(target)?.focus();
    }
    before.current = isWriting;
  }, [isWriting]);
  return (
    <div ref={place} className="step-new">
      {isWriting ? (
        <div className="step-new-form">
          <h3 tabIndex={-1}>{labels.title}</h3>
          {children((dropDraft) => (
            <button
              type="button"
              className={buttonClass('secondary', 'lg')}
              onClick={() => {
                dropDraft();
                close();
              }}
            >
              {labels.cancel}
            </button>
          ))}
        </div>
      ) : (
        <button
          type="button"
          aria-describedby={errorId(part)}
          className={buttonClass('secondary')}
          onClick={open}
        >
          <Icon name="plus" />
          {labels.add}
        </button>
      )}
    </div>
  );
}
