'use client';

import { bootScript } from '@/lib/document/boot-script';
import { serverEnv } from '@/lib/env';

/**
 * The code that runs before the first paint. The browser keeps the server's text, so neither the payload nor the scripts of the
 * shop contain it once more.
 */
export const BootCode = () => (
  <script suppressHydrationWarning>
    {typeof window === 'undefined' ? bootScript(serverEnv()) : ''}
  </script>
);
