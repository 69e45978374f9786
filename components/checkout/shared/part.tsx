import type { ReactNode } from 'react';
import type { CheckoutPart } from '@/lib/domain/checkout/parts';

export const partId = (part: string): string => `parte-${part}`;
export const titleId = (part: string): string => `${partId(part)}-titulo`;
export const errorId = (part: string): string => `${partId(part)}-error`;

interface PartProps {
  part: CheckoutPart | 'insurance';
  title: string;
  /** Error message of this section. */
  error?: string;
  /** Beside the title, such as a link to change it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a step: its title, an error message, and its content. */
export function Part({ part, title, error, action, children }: PartProps) {
  return (
    <section id={partId(part)} aria-labelledby={titleId(part)} className="step-part">
      <div className="step-part-head">
        <h2 id={titleId(part)} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </div>
      <PartError part={part} error={error} />
      {children}
    </section>
  );
}

export function PartError({ part, error }: { part: string; error?: string }) {
  return (
    <div id={errorId(part)} role="alert" className="step-error">
      {error && <p className="form-error">{error}</p>}
    </div>
  );
}

const CONTROL = ':is(input, select, iframe, .step-part-body button):not(:disabled)';

/** Moves the focus to the first control of a section with an error, or to its title when it has none. */
export function goToPart(part: CheckoutPart): void {
  const own = document.getElementById(partId(part));
  // A section that this screen does not have is shown inside the delivery section.
  const place = own ?? document.getElementById(partId('delivery'));
  const title = document.getElementById(titleId(own ? part : 'delivery'));
  (place?.querySelector<HTMLElement>(CONTROL) ?? title)?.focus();
}
