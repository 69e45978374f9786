'use client';

import boundary from '@/locales/es-MX/error-boundary.json';
import texts from '@/locales/es-MX/error-page.json';
import { pageError } from '@/locales/es-MX/errors.json';
import { ErrorScreen } from './error-screen';

export function ShopErrorScreen(props: UnexpectedErrorScreenProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <UnexpectedErrorScreen {...props} />
    </>
  );
}

export interface UnexpectedErrorScreenProps {
  error: unknown;
  /** Renders the failed part again. Without it a button reloads the page, which works without JavaScript. */
  retry?: () => void;
}

export function UnexpectedErrorScreen({ error, retry }: UnexpectedErrorScreenProps) {
  const { digest, message } = describeFailure(error);
  return (
    <ErrorScreen
      status={500}
      message={pageError.replace('{{message}}', () => message)}
      note={digest && texts.helpCode.replace('{{code}}', () => digest)}
    >
      {retry ? (
        <button type="button" onClick={retry} className="btn btn-primary live">
          {boundary.retry}
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

/** Next.js hides the message of a server error from the browser. Its digest identifies it in the server's log. */
function describeFailure(error: unknown): { digest: string | undefined; message: string } {
  const digest =
    typeof error === 'object' && error !== null && 'digest' in error
      ? String(error.digest)
      : undefined;
  if (digest !== undefined) return { digest, message: texts.server };
  const message = error instanceof Error ? error.message : String(error ?? '');
  return { digest, message: message || texts.server };
}
