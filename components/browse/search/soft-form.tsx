'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { takeEntry } from '@/components/ui/last-navigation';

interface SoftFormProps {
  action: string;
  className?: string;
  children: ReactNode;
}

function toQueryString(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
  }
  return query.toString();
}

/** A GET form without a new document. A choice with the pointer submits it; the keyboard passes through options on its way. */
export function SoftForm({ action, className, children }: SoftFormProps) {
  const router = useRouter();
  const byKeyboard = useRef(false);

  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = toQueryString(event.currentTarget);
    // Sort order and filters leave their list where it is.
    const scroll = !event.currentTarget.closest('[data-stay]');
    router[takeEntry()](query ? `${action}?${query}` : action, { scroll });
  };
  const sendChoice = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLSelectElement && !byKeyboard.current) {
      event.currentTarget.requestSubmit();
    }
  };
  return (
    <form
      action={action}
      method="get"
      className={className}
      onSubmit={go}
      onChange={sendChoice}
      onKeyDown={() => {
        byKeyboard.current = true;
      }}
      onPointerDown={() => {
        byKeyboard.current = false;
      }}
    >
      {children}
    </form>
  );
}
