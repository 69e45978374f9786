'use client';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyEventually } from '@/components/ui/deferred-parts';
import { readNumber } from '@/lib/domain/read-number';
import type { RemainingFacetsProps } from './remaining-facets';

interface AmountFieldProps {
  name: string;
  label: string;
  value: number | null;
  hint?: string | null;
  unread: string;
}

/** An amount in pesos. A text that is not understood is said at the submit, which the list would otherwise ignore. */
export function AmountField({ name, label, value, hint, unread }: AmountFieldProps) {
  const judge = (field: HTMLInputElement) => {
    const isRead = field.value.trim() === '' || readNumber(field.value) !== null;
    field.setCustomValidity(isRead ? '' : unread);
  };
  return (
    <label>
      {label}
      <input
        // What was typed before the code was there is judged as well.
        ref={(field) => {
          if (field) judge(field);
        }}
        onChange={(event) => judge(event.target)}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={value ?? undefined}
        placeholder={hint ?? undefined}
      />
    </label>
  );
}

/** The filter that had the focus in the list that has just been replaced. */
let focused: string | null = null;

/** By the title of its group, and by its own name, which is the same whether it is chosen or not. */
const nameOf = (link: Element) =>
  `${link.closest('.facet')?.firstChild?.textContent} ${link.firstChild?.textContent}`;

/** How far the open panel of the list that has just been replaced was scrolled; null when it was closed. */
let scrolled: number | null = null;

/** Applies an amount that was typed in a closed panel, as if it had been sent. What cannot be sent is shown. */
function applyTyped(panel: HTMLElement) {
  for (const field of panel.querySelectorAll<HTMLInputElement>('[inputmode=decimal]')) {
    if (field.value === field.defaultValue) continue;
    if (field.validity.valid) scrollTo(0, 0);
    else panel.showPopover();
    return field.form?.requestSubmit();
  }
}

function takeOver(panel: HTMLElement) {
  panel.addEventListener('toggle', ({ newState }) => newState === 'closed' && applyTyped(panel));
  if (scrolled !== null) {
    // It is another list, and what stands above it says which.
    scrollTo(0, 0);
    panel.showPopover();
    panel.scrollTop = scrolled;
  } else if (panel.offsetHeight === 0) {
    // It may have been closed before this code was there.
    setTimeout(() => applyTyped(panel));
  }
  for (const link of panel.querySelectorAll<HTMLElement>('.facet a'))
    if (nameOf(link) === focused) link.focus({ preventScroll: true });
  return () => {
    const link = panel.querySelector('.facet a:focus');
    focused = link && nameOf(link);
    // In ":is()" it is no error in a browser without popovers, where the filters stand above the list.
    scrolled = panel.matches(':is(:popover-open)') ? panel.scrollTop : null;
    // Only a list that replaces this one at once is the same list with other filters.
    setTimeout(() => {
      scrolled = focused = null;
    });
  };
}

/** The filters on narrow screens. They stay open while filters are chosen one after another. */
export const FilterPopover = (props: { id: string; 'aria-label': string; children: ReactNode }) => (
  <section {...props} popover="auto" className="filters" data-stay="" ref={takeOver} />
);

const RemainingFacets = lazyEventually(
  () => import('./remaining-facets'),
  (chunk) => chunk.RemainingFacets,
);

interface MoreFacetsProps extends Omit<RemainingFacetsProps, 'fallback'> {
  label: string;
  /** Link to the page with all of them, used without JavaScript and while they load. */
  all: { href: string; label: string };
}

export function MoreFacets({ kind, searchedText, label, all }: MoreFacetsProps) {
  const [isOpen, setOpen] = useState(false);
  const everything = (
    <a href={all.href} className="facet-all">
      {all.label}
    </a>
  );
  // The browser may have opened it before React hears of it.
  const look = (details: HTMLDetailsElement | null) => {
    if (details?.open) setOpen(true);
  };
  return (
    <details
      ref={look}
      className="facet-more"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{label}</summary>
      {isOpen ? (
        <Suspense fallback={everything}>
          <RemainingFacets kind={kind} searchedText={searchedText} fallback={everything} />
        </Suspense>
      ) : (
        everything
      )}
    </details>
  );
}
