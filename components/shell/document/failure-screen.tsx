'use client';

import texts from '@/locales/es-MX/error-page.json';
import { pageError } from '@/locales/es-MX/errors.json';
import { ErrorScreen } from './error-screen';

export interface FailureScreenProps {
  error: unknown;
  /** Tries to render again what failed; without it the page is loaded anew, which needs no script. */
  retry?: () => void;
}

/** The error page of anything but an unknown address (spec 2.4). */
export function FailureScreen({ error, retry }: FailureScreenProps) {
  const { digest, message } = explain(error);
  return (
    <ErrorScreen
      status={500}
      message={pageError.replace('{{message}}', () => message)}
      note={digest && texts.reference.replace('{{digest}}', () => digest)}
    >
      {retry ? (
        <button type="button" onClick={retry} className="btn btn-primary live">
          {texts.retry}
        </button>
      ) : (
        <form>
          <button type="submit" className="btn btn-primary">
            {texts.reload}
          </button>
        </form>
      )}
    </ErrorScreen>
  );
}

/** The text of an error of the server is kept from the browser; its digest finds it in the server's log. */
function explain(error: unknown): { digest: string | undefined; message: string } {
  const digest =
    typeof error === 'object' && error !== null && 'digest' in error
      ? String(error.digest)
      : undefined;
  if (digest !== undefined) return { digest, message: texts.server };
  const message = error instanceof Error ? error.message : String(error ?? '');
  return { digest, message: message || texts.server };
}
