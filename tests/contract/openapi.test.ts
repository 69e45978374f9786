import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { contract } from '@/lib/contract/contract';
import { readExampleCalls } from './example-calls';
import { makeOpenApi } from './openapi';

const document = makeOpenApi(await readExampleCalls());
const operations = Object.values(document.paths as Record<string, Record<string, object>>).flatMap(
  (path) => Object.values(path),
);

describe('OpenAPI', () => {
  it('is a valid document of version 3.1', async () => {
    const validator = new Validator();
    // The validator adds what it resolves to the document.
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('notices a document that is not', async () => {
    const { valid } = await new Validator().validate({ ...document, paths: { '/a': { get: 1 } } });
    expect(valid).toBe(false);
  });

  it('has every call that the shop makes, each under a name of its own', () => {
    const called = contract.filter(({ screens }) => screens.length > 0);
    const names = operations.map((one) => (one as { operationId: string }).operationId);
    expect(names.toSorted()).toEqual(called.map(({ name }) => name).toSorted());
  });

  it('refers to nothing that is not there', () => {
    const { schemas } = document.components as { schemas: object };
    const refs = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/([^"]+)/g)];
    const missing = refs.filter(([, name = '']) => !(name in schemas));
    expect(refs.length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });
});
