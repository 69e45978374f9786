import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '@/lib/api/client';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { ApiError } from '@/lib/api/errors';
import { isRecord } from '@/lib/api/json';
import { deserialise } from '@/lib/api/json-api';
import type { ContractEntry } from '@/lib/contract/call';
import { checkDocument } from '@/lib/contract/check-document';
import { contract, findContract } from '@/lib/contract/contract';
import { buildExampleDocument, type ExampleDocument } from '@/lib/contract/example-document';
import type { Field, FieldSet } from '@/lib/contract/fields';
import type { ResourceContract } from '@/lib/contract/resource';
import { everyCall } from './every-call';
import { makeVariant, wrongVariants } from './variants';

/** `CONTRACT_DOCUMENTS=100000` tries so many documents; without it a quick share. */
const DOCUMENTS = Number(process.env.CONTRACT_DOCUMENTS ?? 3_000);

const read = contract.filter(
  ({ screens, data, meta, isSession }) => screens.length > 0 && (data || meta) && !isSession,
);

/** A client that answers one endpoint with a document, and the others with their examples. */
function clientFor(entry: ContractEntry, document: ExampleDocument): ApiClient {
  async function request(endpoint: Endpoint) {
    const other = findContract(endpoint);
    const body =
      endpoint === entry.endpoint ? document : other ? buildExampleDocument(other) : undefined;
    return deserialise(body) ?? { data: null, meta: {}, links: {} };
  }
  return { request, requestOrNull: request } as ApiClient;
}

/** What the shop makes of a document, as text. 'unreadable' for an answer without an amount that is needed. */
async function readWith(entry: ContractEntry, document: ExampleDocument) {
  const client = clientFor(entry, document);
  const results: unknown[] = [];
  for (const call of everyCall[entry.name] ?? []) {
    try {
      results.push(await call(client));
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'parse') throw error;
      results.push('unreadable');
    }
  }
  return results;
}

const asText = (value: unknown) =>
  JSON.stringify(value, (name, one) =>
    one instanceof Map ? [...one] : name === 'stamp' ? undefined : one,
  );

const findingsOf = (entry: ContractEntry, document: ExampleDocument) =>
  checkDocument(entry.endpoint, 200, JSON.parse(JSON.stringify(document)));

const fieldsOf = (fields: FieldSet): [string, Field][] =>
  Object.entries(fields).flatMap(([name, field]): [string, Field][] => [
    [name, field],
    ...fieldsOf(field.fields ?? {}),
  ]);

function resourceFields(resource: ResourceContract, seen = new Set<ResourceContract>()) {
  if (seen.has(resource)) return [];
  seen.add(resource);
  const own: [string, Field][] = fieldsOf(resource.fields);
  for (const relation of Object.values(resource.relations))
    own.push(...resourceFields(relation.resource(), seen));
  return own;
}

const allFields = ({ data, meta }: ContractEntry) =>
  new Map([...(data ? resourceFields(data.resource) : []), ...fieldsOf(meta ?? {})]);

const EMPTY: ExampleDocument = {};

it.each(
  contract.filter(({ endpoint, screens }) => screens.length > 0 && endpoint.method !== 'GET'),
)('$name says whether the shop lives with an answer without a document', async (entry) => {
  // Nothing said about a visitor is no proof of a human.
  if (entry.isSession || entry.name === 'verifyHuman') return;
  const results = await readWith(entry, EMPTY);
  expect(!results.includes('unreadable')).toBe(entry.mayBeEmpty ?? false);
});

describe.each(read)('$name', (entry) => {
  it('tells each loss by the name of its field', async () => {
    const whole = asText(await readWith(entry, buildExampleDocument(entry)));
    const untold: string[] = [];
    for (const [name, field] of allFields(entry)) {
      for (const variant of wrongVariants(field)) {
        const document = buildExampleDocument(entry, (one, _, make) =>
          one === field ? makeVariant(one, variant, make) : make(),
        );
        const isLost = asText(await readWith(entry, document)) !== whole;
        const isTold = findingsOf(entry, document).some((found) => found.field.endsWith(name));
        const isReplaced = field.or.length > 0;
        if (isLost && !isTold && !isReplaced) untold.push(`${name}: ${variant}`);
      }
    }
    expect(untold).toEqual([]);
  });

  it('reads any document without a false statement', async () => {
    const numRuns = Math.ceil(DOCUMENTS / read.length);
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (draw) => {
        const document = buildExampleDocument(entry, (field, _, make) => {
          const variants = ['present', 'present', 'present', ...wrongVariants(field)] as const;
          return makeVariant(field, draw(fc.constantFrom, ...variants), make);
        });
        const results = await readWith(entry, document);
        expect(falseStatements(results)).toEqual([]);
        const isUnreadable = results.includes('unreadable');
        if (isUnreadable) expect(findingsOf(entry, document)).not.toEqual([]);
      }),
      { numRuns },
    );
  });
});

/** Amounts of the entities. The examples have no 0, so a 0 is one that the backend did not say. */
const AMOUNTS = new Set([
  'amount',
  'amountDue',
  'balance',
  'cost',
  'currentPriceWithTax',
  'firstPayment',
  'monthPrice',
  'price',
  'priceWithTax',
  'subtotal',
  'total',
  'totalWithTax',
]);

/** What would be a claim if the backend did not say it. The examples say the opposite. */
const CLAIMS: Readonly<Record<string, unknown>> = {
  authorizedDevice: false,
  average: 0,
  isAvailable: false,
  isWebPurchasable: false,
  stockTotal: 0,
};

/** The price of a product is 0 when it is unknown: every screen shows it with `priceText`. A line of the cart has a price. */
const isUnknownPrice = (path: string) => path.endsWith('.pricing') && !path.includes('.line.');

/** Where in the results something stands that the backend did not say. */
function falseStatements(value: unknown, path = ''): string[] {
  if (value instanceof Map) return falseStatements([...value.values()], path);
  if (Array.isArray(value))
    return value.flatMap((one, at) => falseStatements(one, `${path}[${at}]`));
  if (typeof value === 'number' && Number.isNaN(value)) return [`${path}: NaN`];
  if (!isRecord(value)) return [];
  const isPage = 'lastPage' in value;
  return Object.entries(value).flatMap(([name, one]) => {
    const isFalseAmount = AMOUNTS.has(name) && one === 0 && !isPage && !isUnknownPrice(path);
    const isFalse = isFalseAmount || (name in CLAIMS && CLAIMS[name] === one);
    return [
      ...(isFalse ? [`${path}.${name}: ${one}`] : []),
      ...falseStatements(one, `${path}.${name}`),
    ];
  });
}
