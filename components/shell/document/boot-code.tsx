'use client';

import earlyActions from '@/lib/browser/early-actions.ts?bundled';
import { bootScript } from '@/lib/document/boot-script';
import { serverEnv } from '@/lib/env';

/** What runs before the first paint. The browser keeps the server's text, so neither payload nor scripts contain it once more. */
export const BootCode = () => (
  <>
    <script suppressHydrationWarning>
      {typeof window === 'undefined' ? bootScript(serverEnv()) : ''}
    </script>
    <script suppressHydrationWarning>{typeof window === 'undefined' ? earlyActions : ''}</script>
  </>
);
