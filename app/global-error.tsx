'use client';

import { useState } from 'react';
import { UnexpectedErrorScreen } from '@/components/shell/document/unexpected-error-screen';
import { LOCALE } from '@/lib/i18n/settings';
import { oops, retry } from '@/locales/es-MX/error-boundary.json';
import './globals.css';

const NAME = 'failure';

/** A minimal screen. Every page would have to load the full one for a case that may never happen. */
const MinimalError = () => (
  <div className="page-width py-12">
    <h1 className="mb-6">{oops}</h1>
    <button type="button" onClick={() => location.reload()} className="btn btn-primary">
      {retry}
    </button>
  </div>
);

/** The full screen on the server; in the browser the server's HTML or, without it, the minimal screen. */
function ErrorContent({ error }: { error: unknown }) {
  // A build for browsers leaves this out.
  if (typeof window === 'undefined') {
    return (
      <div data-part={NAME}>
        <UnexpectedErrorScreen error={error} />
      </div>
    );
  }
  return <SentError />;
}

function SentError() {
  const [html] = useState(() => document.querySelector(`[data-part="${NAME}"]`)?.innerHTML);
  return html === undefined ? (
    <MinimalError />
  ) : (
    <div
      data-part={NAME}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the server's own.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * The error boundary of the root layout: a complete document. The server also sends it with status 500, so it must
 * work without JavaScript.
 */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang={LOCALE}>
      <head>
        <meta name="robots" content="noindex" />
        <title>{oops}</title>
      </head>
      <body>
        <main>
          <ErrorContent error={error} />
        </main>
      </body>
    </html>
  );
}
