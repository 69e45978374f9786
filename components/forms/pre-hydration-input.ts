import { type RefObject, useEffect } from 'react';
import { SUBMITTED_ATTRIBUTE } from '@/lib/browser/deferred-assets';
import type { Draft } from './draft';

/** Submits a form again that was submitted before it was hydrated. */
export function useEarlySubmit(
  form: RefObject<HTMLFormElement | null>,
  takeEarlySubmit: () => boolean,
): void {
  useEffect(() => {
    if (takeEarlySubmit()) form.current?.requestSubmit();
  }, [form, takeEarlySubmit]);
}

/** Keeps in the draft what stands in the form; empty fields do not clear what was kept before. */
function keepFields(root: HTMLElement, draft: Draft<string>): void {
  const form = root.querySelector('form');
  const typed = form ? [...new FormData(form)].filter(([, value]) => value !== '') : [];
  if (typed.length > 0) draft.write({ ...draft.read(), ...Object.fromEntries(typed) });
}

/**
 * Catches what happens before a form is hydrated and would otherwise be lost: a submit, and what is typed before the
 * visitor goes to another page. What was submitted before even this code was there has a mark of the boot script.
 * @returns a function that stops listening; its first call returns whether the form was submitted in the meantime
 */
export function captureEarlyUse(root: HTMLElement, draft: Draft<string>): () => boolean {
  const heard = new AbortController();
  const options = { capture: true, signal: heard.signal };
  let wasSent = root.querySelector(`form[${SUBMITTED_ATTRIBUTE}]`) !== null;
  const isInside = ({ target }: Event) => target instanceof Node && root.contains(target);
  const onSubmit = (event: Event) => {
    if (!isInside(event)) return;
    event.preventDefault();
    wasSent = true;
  };
  const onInput = (event: Event) => {
    if (isInside(event)) keepFields(root, draft);
  };
  // On `window`, because React stops events of HTML that is not hydrated.
  addEventListener('submit', onSubmit, options);
  addEventListener('input', onInput, options);
  keepFields(root, draft);
  return () => {
    heard.abort();
    const isDue = wasSent;
    wasSent = false;
    return isDue;
  };
}
