import { readFileSync } from 'node:fs';
import { limitBytes } from '@/stores/flows/invoicing/limit-bytes';

// A process of its own reads one PDF, so that what the reading takes can be seen from outside.
const [, , path = '', limit = ''] = process.argv;
const bytes = readFileSync(path);

function finish(outcome: object): never {
  const kilobytes = process.resourceUsage().maxRSS;
  process.stdout.write(JSON.stringify({ ...outcome, kilobytes }));
  process.exit();
}

limitBytes(Number(limit), () => finish({ problem: 'bytes' }));
const { readPdf } = await import('@/stores/flows/invoicing/read-pdf');
await readPdf(new Blob([bytes])).then(
  ({ text, pages }) => finish({ pages, letters: text.length }),
  (error: Error) => finish({ problem: error.name }),
);
