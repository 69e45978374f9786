'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { captureEarlyUse } from '@/components/forms/pre-hydration-input';
import { contactDraft } from './contact-draft';
import type { ContactFormProps } from './contact-form';

type LazyContactFormProps = Omit<ContactFormProps, 'takeEarlySubmit'>;

const ROOT_ID = 'formulario-de-contacto';

/** Resolves at the first interaction. Listens on `window`, because React stops events of HTML that is not hydrated. */
function waitForInteraction(root: HTMLElement): Promise<void> {
  const heard = new AbortController();
  return new Promise((resolve) => {
    const onTouch = ({ target }: Event) => {
      if (!(target instanceof Node) || !root.contains(target)) return;
      heard.abort();
      resolve();
    };
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      addEventListener(type, onTouch, { capture: true, passive: true, signal: heard.signal });
    }
  });
}

/**
 * Loads the form. When the page came as HTML, the form is already visible, so its code waits for the first
 * interaction. Until then React does not touch that HTML or the text in it.
 */
async function loadForm(): Promise<{ default: ComponentType<LazyContactFormProps> }> {
  const root = typeof document === 'undefined' ? null : document.getElementById(ROOT_ID);
  const stopHearing = root ? captureEarlyUse(root, contactDraft) : () => false;
  const isInUse =
    root?.contains(document.activeElement) || Object.keys(contactDraft.read()).length > 0;
  if (root && !isInUse) await waitForInteraction(root);
  for (;;) {
    try {
      const { ContactForm } = await import('./contact-form');
      return { default: (props) => <ContactForm {...props} takeEarlySubmit={stopHearing} /> };
    } catch (error) {
      // The device may be offline: the next interaction tries again.
      if (!root) throw error;
      await waitForInteraction(root);
    }
  }
}

const Form = lazy(loadForm);

export function LazyContactForm(props: LazyContactFormProps) {
  return (
    <div id={ROOT_ID} className="noscript:hidden print:hidden">
      <Suspense fallback={<div className="skeleton h-128" />}>
        <Form {...props} />
      </Suspense>
    </div>
  );
}
