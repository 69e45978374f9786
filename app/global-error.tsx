'use client';

import { FailureScreen } from '@/components/shell/document/failure-screen';
import { Written } from '@/components/ui/written';
import { LOCALE } from '@/lib/i18n/settings';
import { oops, retry } from '@/locales/es-MX/error-page.json';
import './globals.css';

const NAME = 'failure';

/** What every page would have to load for a case that may never come. */
function Brief() {
  return (
    <div className="page-width py-12">
      <h1 className="mb-6 text-4xl">{oops}</h1>
      <button type="button" onClick={() => location.reload()} className="btn btn-primary">
        {retry}
      </button>
    </div>
  );
}

/** The whole screen where the server makes it; in the browser what the server wrote, or the way out. */
function content(error: unknown) {
  if (typeof window === 'undefined') return <FailureScreen error={error} />;
  return document.querySelector(`[data-written="${NAME}"]`) ? null : <Brief />;
}

/**
 * The last resort, a whole document of its own. It is also what the server sends with status 500, so it must
 * read well without scripts.
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
          <Written written={NAME}>{content(error)}</Written>
        </main>
      </body>
    </html>
  );
}
