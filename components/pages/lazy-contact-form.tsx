'use client';

import { type ReactNode, Suspense } from 'react';
import { lazyForm } from '@/components/forms/lazy-form';
import { contactDraft } from './contact-draft';

const ROOT_ID = 'formulario-de-contacto';

const Form = lazyForm<{ privacy: ReactNode }>({
  rootId: ROOT_ID,
  draft: contactDraft,
  texts: 'support',
  load: async () => (await import('./contact-form')).ContactForm,
  waitsForUse: true,
});

export const LazyContactForm = ({ privacy }: { privacy: ReactNode }) => (
  <div id={ROOT_ID} className="noscript:hidden print:hidden">
    <Suspense fallback={<div className="skeleton h-128" />}>
      <Form privacy={privacy} />
    </Suspense>
  </div>
);
