import 'server-only';
import { checkDocument } from '@/lib/contract/check-document';
import { writeLogLine } from './log';
import { createDocumentWatch } from './watch-documents';

/** The watch of this process, for the answers to the server's own calls and for those that pass the gateway. */
export const documentWatch = createDocumentWatch({
  check: checkDocument,
  log: writeLogLine,
  isDevelopment: process.env.NODE_ENV === 'development',
  now: () => Date.now(),
});
