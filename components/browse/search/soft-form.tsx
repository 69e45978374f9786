'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useRef } from 'react';

interface SoftFormProps {
  action: string;
  className?: string;
  children: ReactNode;
}

/** The answers that say something, as a query string. */
function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
  }
  return query.toString();
}

/**
 * A GET form that goes to its address without loading the whole page, and sends itself when a choice is
 * made in it with the pointer. By keyboard a choice passes the ones before it, so its button decides.
 */
export function SoftForm({ action, className, children }: SoftFormProps) {
  const router = useRouter();
  const byKeyboard = useRef(false);

  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = queryOf(event.currentTarget);
    router.push(query ? `${action}?${query}` : action);
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
