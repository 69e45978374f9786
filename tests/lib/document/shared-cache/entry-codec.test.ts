import { expect, it } from 'vitest';
import type { StoredEntry } from '@/lib/document/entry-store';
import { decodeEntry, encodeEntry } from '@/lib/document/shared-cache/entry-codec';

const page = {
  lastModified: 1,
  value: {
    kind: 'APP_PAGE',
    html: `<p>${'x'.repeat(60_000)}</p>`,
    rscData: Buffer.from('1:"payload"'),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers: { etag: '"1"' },
    status: 200,
    postponed: undefined,
  },
} as unknown as StoredEntry;

it('gives an entry back as it was', async () => {
  expect(await decodeEntry(await encodeEntry(page))).toEqual(page);
});

it('takes bytes that are no entry for none', async () => {
  expect(await decodeEntry(Buffer.from('something else'))).toBeNull();
});
