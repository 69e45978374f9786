import type { ReactNode } from 'react';
import { getTexts } from '@/lib/i18n/server';
import '@/components/forms/form-styles';
import './auth.css';

interface AuthLayoutProps {
  title: string;
  intro?: string;
  /** Shown beside the form on wide screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of every sign-in screen. The server sends the same frame to every visitor. */
export function AuthLayout({ title, intro, aside, children }: AuthLayoutProps) {
  return (
    <div className="page-width access">
      <div>
        <h1 className="text-30">{title}</h1>
        {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
        <p className="needs-script note note-danger">{getTexts('auth')('needsScript')}</p>
        {/* Reserves the height of the form, so that the footer does not jump when the form appears. */}
        <div className="min-h-96 mt-6">{children}</div>
      </div>
      {aside}
    </div>
  );
}
