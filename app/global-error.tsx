'use client';

import { UnexpectedErrorScreen } from '@/components/shell/document/unexpected-error-screen';
import { StaticHtml } from '@/components/ui/static-html';
import { LOCALE } from '@/lib/i18n/settings';
import { oops, retry } from '@/locales/es-MX/error-boundary.json';
import './globals.css';

const NAME = 'failure';

/** A minimal screen. Every page would have to load the full one for a case that may never happen. */
function MinimalError() {
  return (
    <div className="page-width py-12">
      <h1 className="mb-6 text-4xl">{oops}</h1>
      <button type="button" onClick={() => location.reload()} className="btn btn-primary">
        {retry}
      </button>
    </div>
  );
}

/** The full screen on the server; in the browser the server's HTML or, without it, the minimal screen. */
function renderContent(error: unknown) {
  if (typeof window === 'undefined') return <UnexpectedErrorScreen error={error} />;
  return document.querySelector(`[data-part="${NAME}"]`) ? null : <MinimalError />;
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
          <StaticHtml partId={NAME}>{renderContent(error)}</StaticHtml>
        </main>
      </body>
    </html>
  );
}
