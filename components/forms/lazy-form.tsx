import { type ComponentType, lazy, type RefObject, useEffect } from 'react';
import { SUBMITTED_ATTRIBUTE } from '@/lib/browser/deferred-assets';
import { loadWithTexts } from '@/lib/i18n/load-with-texts';
import type { Namespace } from '@/lib/i18n/types';
import type { Draft } from './draft';

export interface EarlyUse {
  /** Returns whether the form was submitted before its code was loaded, and stops listening for such submits. */
  takeEarlySubmit: () => boolean;
}

interface LazyFormOptions<Props> {
  /** Id of the element around the form. */
  rootId: string;
  draft: Draft<string>;
  texts: Namespace;
  load: () => Promise<ComponentType<Props & EarlyUse>>;
  /** The code waits until the visitor turns to the form. Until then React does not touch its HTML or the text in it. */
  waitsForUse?: boolean;
}

/** Milliseconds. */
const RETRY_DELAY = 2000;

/** A form that arrives as HTML. Its code is loaded afterwards, and a failed load is repeated until it succeeds. */
export const lazyForm = <Props extends object>(options: LazyFormOptions<Props>) => {
  const { rootId, draft, texts, load, waitsForUse = false } = options;
  const loadForm = () => loadWithTexts([texts], load);
  // While the page is still hydrating. What fails here is tried again by the form itself.
  if (typeof document !== 'undefined' && !waitsForUse) loadForm().catch(() => {});
  return lazy(async () => {
    const root = typeof document === 'undefined' ? null : document.getElementById(rootId);
    const takeEarlySubmit = root ? captureEarlyUse(root, draft) : () => false;
    if (root && waitsForUse) await waitForUse(root, draft);
    for (;;) {
      try {
        const Form = await loadForm();
        return {
          default: (props: Props) => <Form {...props} takeEarlySubmit={takeEarlySubmit} />,
        };
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
      }
    }
  });
};

// Both listen on `window`, because React stops events of HTML that is not hydrated.
const isInside = (root: HTMLElement, { target }: Event) =>
  target instanceof Node && root.contains(target);

/** Resolves when the form is used for the first time. */
function waitForUse(root: HTMLElement, draft: Draft<string>): Promise<void> {
  if (root.contains(document.activeElement) || Object.keys(draft.read()).length > 0) {
    return Promise.resolve();
  }
  const heard = new AbortController();
  return new Promise((resolve) => {
    const onTouch = (event: Event) => {
      if (!isInside(root, event)) return;
      heard.abort();
      resolve();
    };
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      addEventListener(type, onTouch, { capture: true, passive: true, signal: heard.signal });
    }
  });
}

/** Submits a form again that was submitted before it was hydrated. */
export function useEarlySubmit(
  form: RefObject<HTMLFormElement | null>,
  takeEarlySubmit: EarlyUse['takeEarlySubmit'],
): void {
  useEffect(() => {
    const { current } = form;
    if (!takeEarlySubmit() || !current) return;
    // `early-actions.ts` shows that its button waits.
    for (const wait of current.getAnimations?.({ subtree: true }) ?? []) wait.cancel();
    // Where React has drawn the form anew, `keep-typing.ts` gives it first what was typed.
    queueMicrotask(() => current.requestSubmit());
  }, [form, takeEarlySubmit]);
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
  const onSubmit = (event: Event) => {
    if (!isInside(root, event)) return;
    event.preventDefault();
    // Nobody else takes it for sent: it is submitted again once the form is hydrated.
    event.stopImmediatePropagation();
    wasSent = true;
  };
  // Empty fields do not clear what was kept before.
  const keep = () => {
    const form = root.querySelector('form');
    const typed = form ? [...new FormData(form)].filter(([, value]) => value !== '') : [];
    if (typed.length > 0) draft.write({ ...draft.read(), ...Object.fromEntries(typed) });
  };
  const onInput = (event: Event) => isInside(root, event) && keep();
  addEventListener('submit', onSubmit, options);
  addEventListener('input', onInput, options);
  keep();
  return () => {
    heard.abort();
    const isDue = wasSent;
    wasSent = false;
    return isDue;
  };
}
