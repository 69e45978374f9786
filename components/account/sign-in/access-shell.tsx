import type { ReactNode } from 'react';
import { texts } from '@/lib/i18n/server';
import '@/components/forms/form-styles';
import './access.css';

interface AccessShellProps {
  title: string;
  intro?: string;
  /** Beside the form where there is room. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A screen of access as everybody gets it. */
export function AccessShell({ title, intro, aside, children }: AccessShellProps) {
  return (
    <div className="page-width access">
      <div>
        <h1>{title}</h1>
        {intro && <p className="access-intro">{intro}</p>}
        <p className="needs-script form-failure">{texts('access')('needsScript')}</p>
        {/* As tall as what comes, so that the footer stays below. */}
        <div className="access-main">{children}</div>
      </div>
      {aside}
    </div>
  );
}
