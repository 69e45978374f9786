import { describe, expect, it } from 'vitest';
import type { ContractEntry } from '@/lib/contract/call';
import { checkDocument } from '@/lib/contract/check-document';
import { contract } from '@/lib/contract/contract';
import type { Field, FieldSet } from '@/lib/contract/fields';
import { buildExampleDocument, type ExampleDocument } from '../../contract/example-document';
import { resourcesOf } from '../../contract/resource-list';
import { READ_ENTRIES, readDocument } from './read-document';
import { makeVariant, wrongVariants } from './variants';

const asText = (value: unknown) =>
  JSON.stringify(value, (name, one) =>
    one instanceof Map ? [...one] : name === 'offerVersion' ? undefined : one,
  );

const findingsOf = (entry: ContractEntry, document: ExampleDocument) =>
  checkDocument(entry.endpoint, 200, JSON.parse(JSON.stringify(document)));

const fieldsOf = (fields: FieldSet): [string, Field][] =>
  Object.entries(fields).flatMap(([name, field]): [string, Field][] => [
    [name, field],
    ...fieldsOf(field.fields ?? {}),
  ]);

const allFields = (entry: ContractEntry) =>
  new Map([
    ...[...resourcesOf(entry)].flatMap(({ fields }) => fieldsOf(fields)),
    ...fieldsOf(entry.meta ?? {}),
  ]);

const EMPTY: ExampleDocument = {};

it.each(
  contract.filter(({ endpoint, screens }) => screens.length > 0 && endpoint.method !== 'GET'),
)('$name says whether the shop lives with an answer without a document', async (entry) => {
  // Nothing said about a visitor is no proof of a human.
  if (entry.isSession || entry.name === 'verifyHuman') return;
  const results = await readDocument(entry, EMPTY);
  expect(!results.includes('unreadable')).toBe(entry.mayBeEmpty);
});

describe.each(READ_ENTRIES)('$name', (entry) => {
  it('tells each loss by the name of its field', async () => {
    const whole = asText(await readDocument(entry, buildExampleDocument(entry)));
    const untold: string[] = [];
    for (const [name, field] of allFields(entry)) {
      for (const variant of wrongVariants(field)) {
        const document = buildExampleDocument(entry, (one, _, make) =>
          one === field ? makeVariant(one, variant, make) : make(),
        );
        const isLost = asText(await readDocument(entry, document)) !== whole;
        const isTold = findingsOf(entry, document).some((found) => found.field.endsWith(name));
        const isReplaced = field.or.length > 0;
        if (isLost && !isTold && !isReplaced) untold.push(`${name}: ${variant}`);
      }
    }
    expect(untold).toEqual([]);
  });
});
