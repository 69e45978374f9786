'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { hearEarlySubmit } from '@/components/forms/early-submit';
import { contactDraft } from './contact-draft';
import type { ContactFormProps } from './contact-form';

type LazyContactFormProps = Omit<ContactFormProps, 'takeEarlySubmit'>;

const ROOT_ID = 'formulario-de-contacto';

/** Heard on the window: React keeps the events of HTML that it has not taken over from going further. */
function touched(root: HTMLElement): Promise<void> {
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
 * The form's code. A page that came as HTML shows the form before it, so there the code waits for a first
 * touch; until then React leaves that HTML, and what is written in it, alone.
 */
async function loadForm(): Promise<{ default: ComponentType<LazyContactFormProps> }> {
  const root = typeof document === 'undefined' ? null : document.getElementById(ROOT_ID);
  const stopHearing = root ? hearEarlySubmit(root) : () => false;
  const isInUse =
    root?.contains(document.activeElement) || Object.keys(contactDraft.read()).length > 0;
  if (root && !isInUse) await touched(root);
  for (;;) {
    try {
      const { ContactForm } = await import('./contact-form');
      return { default: (props) => <ContactForm {...props} takeEarlySubmit={stopHearing} /> };
    } catch (error) {
      // Offline for a moment: the next touch tries again.
      if (!root) throw error;
      await touched(root);
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
