// @reloaded: it needs modules that no other file has used.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkDocument } from '@/lib/contract/check-document';
import { buildExampleDocument } from '../contract/example-document';
import { falseStatements } from '../lib/contract/false-statements';
import { READ_ENTRIES, readDocument } from '../lib/contract/read-document';
import { makeVariant, wrongVariants } from '../lib/contract/variants';
import { damage } from './damage';
import { FUZZ_TIMEOUT, fuzz } from './fuzz';

/** A call, and what draws its document. */
const cases = fc.tuple(fc.constantFrom(...READ_ENTRIES), fc.gen());

it(
  'reads documents with wrong fields without a false statement, and tells what is wrong',
  () =>
    fuzz('documents with wrong fields', 500_000, cases, async ([entry, draw]) => {
      const document = buildExampleDocument(entry, (field, _, make) => {
        const variants = ['present', 'present', 'present', ...wrongVariants(field)] as const;
        return makeVariant(field, draw(fc.constantFrom, ...variants), make);
      });
      const results = await readDocument(entry, document);
      expect(falseStatements(results)).toEqual([]);
      if (!results.includes('unreadable')) return;
      const findings = checkDocument(entry.endpoint, 200, JSON.parse(JSON.stringify(document)));
      expect(findings).not.toEqual([]);
    }),
  FUZZ_TIMEOUT,
);

it(
  'reads documents of any structure without an exception or a false statement',
  () =>
    fuzz('documents with a damaged structure', 500_000, cases, async ([entry, draw]) => {
      const document = damage(buildExampleDocument(entry), draw);
      expect(falseStatements(await readDocument(entry, document))).toEqual([]);
      expect(() => checkDocument(entry.endpoint, 200, document)).not.toThrow();
      expect(Object.prototype).not.toHaveProperty('polluted');
    }),
  FUZZ_TIMEOUT,
);
