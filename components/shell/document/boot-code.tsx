'use client';

import earlyActions from '@/lib/browser/early-actions.ts?bundled';
import { bootScript } from '@/lib/document/boot-script';
import { serverEnv } from '@/lib/env';

/**
 * The code that runs before the first paint, and what answers presses until React does. The browser keeps the server's text, so
 * neither the payload nor the scripts of the shop contain it once more.
 */
export const BootCode = () => (
  <>
    <script suppressHydrationWarning>
      {typeof window === 'undefined' ? bootScript(serverEnv()) : ''}
    </script>
    <script suppressHydrationWarning>{typeof window === 'undefined' ? earlyActions : ''}</script>
  </>
);
