import type { ReactNode } from 'react';
import type { CheckoutPart } from '@/lib/domain/checkout/parts';

export const partId = (part: string): string => `parte-${part}`;
export const titleId = (part: string): string => `${partId(part)}-titulo`;
export const errorId = (part: string): string => `${partId(part)}-error`;

interface PartProps {
  part: CheckoutPart | 'insurance';
  title: string;
  /** What is wrong with it. */
  error?: string;
  /** Beside the title: the way to change it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a step under its title, with what is wrong said between the two. */
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

/** Leads to a part that something is wrong with: to what can be chosen in it, else to its title. */
export function goToPart(part: CheckoutPart): void {
  const own = document.getElementById(partId(part));
  // Where it has no place of its own it is a matter of the delivery.
  const place = own ?? document.getElementById(partId('delivery'));
  const title = document.getElementById(titleId(own ? part : 'delivery'));
  (place?.querySelector<HTMLElement>(CONTROL) ?? title)?.focus();
}
