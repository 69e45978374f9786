import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { bottomInsetRef } from '@/components/ui/bottom-inset';
import { Button } from '@/components/ui/button';
import {
  type BySection,
  type CheckoutSection,
  findFirstSection,
} from '@/lib/domain/checkout/checkout-sections';
import type { CheckoutStep } from '@/lib/domain/checkout/steps';
import type { CheckoutProblem } from '@/lib/domain/checkout/types';
import { useTranslation } from '@/lib/i18n/client';
import { stepHref } from '../purchase';

export const sectionId = (section: string) => `parte-${section}`;
const sectionTitleId = (section: string) => `${sectionId(section)}-titulo`;
export const sectionErrorId = (section: string) => `${sectionId(section)}-error`;

interface StepSectionProps {
  section: CheckoutSection | 'insurance';
  title: string;
  error?: string;
  change?: ChangeLinkProps | false;
  children: ReactNode;
}

export const StepSection = ({ section, title, error, change, children }: StepSectionProps) => (
  <section id={sectionId(section)} aria-labelledby={sectionTitleId(section)} className="step-part">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pb-2.5">
      <h2 id={sectionTitleId(section)} tabIndex={-1} className="text-20">
        {title}
      </h2>
      {change && <ChangeLink targetName={title} {...change} />}
    </div>
    <SectionError section={section} error={error} />
    {children}
  </section>
);

export const SectionError = ({ section, error }: { section: string; error?: string }) => (
  <div id={sectionErrorId(section)} role="alert">
    {error && <p className="form-error m-0 mb-3">{error}</p>}
  </div>
);

const CONTROL = ':is(input, select, iframe, .step-part-body button):not(:disabled)';

/** Moves the focus to the first control of a section with an error, or to its title when it has none. */
export function focusSection(section: CheckoutSection): void {
  const own = document.getElementById(sectionId(section));
  // A section that this screen does not have is shown inside the delivery section.
  const element = own ?? document.getElementById(sectionId('delivery'));
  const title = document.getElementById(sectionTitleId(own ? section : 'delivery'));
  (element?.querySelector<HTMLElement>(CONTROL) ?? title)?.focus();
}

export function focusFirstSection(problems: BySection<unknown>): CheckoutSection | undefined {
  const first = findFirstSection(problems);
  if (first) focusSection(first);
  return first;
}

/** The error text of each section: the backend's message, else the problem that was found on this device. */
export function useSectionErrors(
  problems: BySection<CheckoutProblem>,
  backendErrors: BySection<string>,
): BySection<string> {
  const { t } = useTranslation('checkout');
  const texts = Object.entries(problems).map(([section, problem]) => [section, t(problem)]);
  return { ...Object.fromEntries(texts), ...backendErrors };
}

interface RadioGroupProps {
  section: CheckoutSection;
  errors: BySection<string>;
  isPair?: boolean;
  children: ReactNode;
}

/** The options of a section, which its title names. */
export function RadioGroup({ section, errors, isPair, children }: RadioGroupProps) {
  const hasError = errors[section] !== undefined;
  return (
    <div
      role="radiogroup"
      aria-labelledby={sectionTitleId(section)}
      aria-describedby={hasError ? sectionErrorId(section) : undefined}
      aria-invalid={hasError}
      className={isPair ? 'options options-pair' : 'options'}
    >
      {children}
    </div>
  );
}

/** Has the height of this number of options. */
export const OptionsSkeleton = ({ rows }: { rows: number }) => (
  <div className="options">
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <div key={row} className="skeleton m-2 h-24" />
    ))}
  </div>
);

/** Where what ends the step stands on wide screens: below the total of the summary. Null on narrow ones. */
export const StepEndContext = createContext<HTMLElement | null>(null);

interface StepEndProps extends ComponentProps<typeof Button> {
  /** What keeps the step from going on. Its controls refer to it by the id (`aria-describedby`). */
  problem?: string | null | false;
  problemId?: string;
  /** Stands above the button. */
  consent?: ReactNode;
}

/** What ends the step: below the total on wide screens, and in a bar that stays in view on narrow ones. */
export function StepEnd({ problem, problemId, consent, ...button }: StepEndProps) {
  const place = use(StepEndContext);
  const content = (
    <>
      <div role="alert">
        {problem && (
          <p id={problemId} className="note note-danger mb-2 font-semibold">
            {problem}
          </p>
        )}
      </div>
      {consent}
      <Button size="lg" className="w-full md:max-lg:w-auto md:max-lg:min-w-64" {...button} />
    </>
  );
  if (place) return createPortal(content, place);
  return (
    <div className="step-bar" ref={bottomInsetRef}>
      {content}
    </div>
  );
}

/** The form of a step, whose button may stand outside of it. */
export const STEP_FORM_ID = 'paso';

interface FormStepEndProps extends Pick<StepEndProps, 'problem' | 'problemId'> {
  note: string;
  isSaving: boolean;
}

export function FormStepEnd({ note, isSaving, ...problem }: FormStepEndProps) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <p className="mt-6 text-ink-soft text-14">{note}</p>
      <StepEnd {...problem} type="submit" form={STEP_FORM_ID} isBusy={isSaving}>
        {t(isSaving ? 'payment.saving' : 'payment.continue')}
      </StepEnd>
    </>
  );
}

interface ChangeLinkProps {
  step: CheckoutStep;
  transactionId: string | null;
  section?: string;
  /** For screen readers; by default the title of the section. */
  targetName?: string;
}

function ChangeLink({ step, transactionId, section, targetName }: ChangeLinkProps) {
  const { t } = useTranslation('review-order');
  const path = stepHref(step, transactionId);
  return (
    <a
      className="link-button"
      href={section ? `${path}#${sectionId(section)}` : path}
      aria-label={`${t('change')}: ${targetName}`}
    >
      {t('change')}
    </a>
  );
}
