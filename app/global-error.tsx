'use client';

import { FailureScreen } from '@/components/layout/failure-screen';
import { LOCALE } from '@/lib/i18n/settings';
import texts from '@/locales/es-MX/error-page.json';
import './globals.css';

/**
 * The last resort, a whole document of its own. It is also what the server sends with status 500, so it must
 * read well without scripts.
 */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang={LOCALE}>
      <head>
        <meta name="robots" content="noindex" />
        <title>{texts.oops}</title>
      </head>
      <body>
        <main>
          <FailureScreen error={error} />
        </main>
      </body>
    </html>
  );
}
