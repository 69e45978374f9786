import type { ReactNode } from 'react';
import type { CheckoutSection } from '@/lib/domain/checkout/checkout-sections';

export const sectionId = (section: string): string => `parte-${section}`;
export const sectionTitleId = (section: string): string => `${sectionId(section)}-titulo`;
export const sectionErrorId = (section: string): string => `${sectionId(section)}-error`;

interface StepSectionProps {
  section: CheckoutSection | 'insurance';
  title: string;
  /** Error message of this section. */
  error?: string;
  /** Beside the title, such as a link to change it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a step: its title, an error message, and its content. */
export function StepSection({ section, title, error, action, children }: StepSectionProps) {
  return (
    <section
      id={sectionId(section)}
      aria-labelledby={sectionTitleId(section)}
      className="step-part"
    >
      <div className="step-part-head">
        <h2 id={sectionTitleId(section)} tabIndex={-1} className="text-20">
          {title}
        </h2>
        {action}
      </div>
      <SectionError section={section} error={error} />
      {children}
    </section>
  );
}

export function SectionError({ section, error }: { section: string; error?: string }) {
  return (
    <div id={sectionErrorId(section)} role="alert" className="step-error">
      {error && <p className="form-error">{error}</p>}
    </div>
  );
}

const CONTROL = ':is(input, select, iframe, .step-part-body button):not(:disabled)';

/** Moves the focus to the first control of a section with an error, or to its title when it has none. */
export function focusSection(section: CheckoutSection): void {
  const own = document.getElementById(sectionId(section));
  // A section that this screen does not have is shown inside the delivery section.
  const element = own ?? document.getElementById(sectionId('delivery'));
  const title = document.getElementById(sectionTitleId(own ? section : 'delivery'));
  (element?.querySelector<HTMLElement>(CONTROL) ?? title)?.focus();
}
