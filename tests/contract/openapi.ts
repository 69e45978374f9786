import type { FieldKind } from '@/lib/api/client/wire';
import type { ContractEntry } from '@/lib/contract/call';
import { contract } from '@/lib/contract/contract';
import type { Field, FieldSet, Relation, ResourceContract } from '@/lib/contract/fields';
import { PURPOSES } from './calls/purposes';
import { type ExampleCall, type ExampleCalls, exampleOf } from './example-calls';
import { buildExampleDocument } from './example-document';
import { listResources } from './resource-list';

type Schema = Record<string, unknown>;

/** The plainest form of each kind. Readers take others too, such as numbers in texts and 0 and 1 for flags. */
const SCHEMAS: Readonly<Record<Exclude<FieldKind, 'object' | 'list'>, Schema>> = {
  text: { type: 'string' },
  number: { type: 'number' },
  count: { type: 'integer' },
  flag: { type: 'boolean' },
  url: { type: 'string', format: 'uri' },
  file: { type: 'string', format: 'uri-reference' },
  dateTime: { type: 'string', format: 'date-time' },
  texts: { type: 'array', items: { type: 'string' } },
  map: { type: 'object', additionalProperties: true },
};

const STRING: Schema = { type: 'string' };
const orNull = ({ type, ...schema }: Schema): Schema => ({ ...schema, type: [type, 'null'] });
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const objectOf = (properties: Schema, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});
const mapValues = <T>(values: Readonly<Record<string, T>>, make: (value: T) => Schema): Schema =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value)]));

function fieldSchema({ kind, level, isExtra, loss, fallback, fields = {} }: Field): Schema {
  const description = `Without it: ${loss}.${fallback ? ` Default: ${fallback}.` : ''}`;
  const inside = kind === 'object' || kind === 'list' ? fieldsSchema(fields) : SCHEMAS[kind];
  const schema = kind === 'list' ? listOf(inside) : inside;
  const isNullable = isExtra || level !== 'must';
  const weight = isExtra ? 'where it applies' : level;
  return { ...(isNullable ? orNull(schema) : schema), description, 'x-level': weight };
}

function fieldsSchema(fields: FieldSet): Schema {
  // What has a stand-in is not required: an answer without it is good.
  const needed = Object.entries(fields).filter(([, one]) => one.level === 'must' && !one.or.length);
  return objectOf(
    mapValues(fields, fieldSchema),
    needed.map(([name]) => name),
  );
}

const componentOf = ({ name }: ResourceContract) => name.replace(/[^\w.-]/g, '-');
const refTo = (resource: ResourceContract) => ({
  $ref: `#/components/schemas/${componentOf(resource)}`,
});

function relationSchema({ resource, isMany, level, loss }: Relation): Schema {
  const { type, name } = resource();
  const link = objectOf({ type: { const: type }, id: STRING }, ['type', 'id']);
  const data = isMany ? listOf(link) : { anyOf: [link, { type: 'null' }] };
  const description = `Includes: ${name}. Without it: ${loss}.`;
  return { ...objectOf({ data }), description, 'x-level': level };
}

function resourceSchema({ type, fields, relations, withoutId }: ResourceContract): Schema {
  const linked = mapValues(relations, relationSchema);
  const properties = {
    type: { const: type },
    id: { type: ['string', 'integer'] },
    attributes: fieldsSchema(fields),
    ...(Object.keys(linked).length > 0 && { relationships: objectOf(linked) }),
  };
  return objectOf(properties, ['type', ...(withoutId === null ? [] : ['id'])]);
}

function answerSchema({ data, meta, isMetaAnywhere }: ContractEntry): Schema {
  const isNeeded =
    meta && !isMetaAnywhere && Object.values(meta).some((one) => one.level === 'must');
  const properties = {
    ...(data && { data: data.isMany ? listOf(refTo(data.resource)) : refTo(data.resource) }),
    included: listOf({ type: 'object' }),
    ...(meta && { meta: fieldsSchema(meta) }),
    links: { type: 'object' },
  };
  return objectOf(properties, [...(data ? ['data'] : []), ...(isNeeded ? ['meta'] : [])]);
}

const MEDIA_TYPE = 'application/vnd.api+json';
const ERROR = { $ref: '#/components/responses/Error' };

/** `{name?}` and `{name*}` are parameters too: a path of OpenAPI knows no others. */
const openPath = (path: string) => path.replace(/\{(\w+)[?*]\}/g, '{$1}');

function parameters({ endpoint }: ContractEntry, query: ExampleCall['query']): Schema[] {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)[?*]?\}/g)].map(([, name = '']) => name);
  return [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: STRING })),
    ...(endpoint.query ?? []).map((name) => ({
      name,
      in: 'query',
      required: false,
      schema: STRING,
      ...(query[name] !== undefined && { example: query[name] }),
    })),
  ];
}

function responses(entry: ContractEntry): Schema {
  const { data, meta, isSession, mayBeEmpty } = entry;
  const hasDocument = data || meta || isSession;
  const schema = isSession ? { type: 'object' } : answerSchema(entry);
  const example = buildExampleDocument(entry);
  const ok = {
    description: PURPOSES[entry.name],
    ...(hasDocument && { content: { [MEDIA_TYPE]: { schema, example } } }),
  };
  const empty = { description: 'Done. What was sent is taken.' };
  return { 200: ok, ...(mayBeEmpty && { 204: empty }), default: ERROR };
}

function operation(entry: ContractEntry, { query, body }: ExampleCall): Schema {
  const { endpoint, name, screens, level, loss } = entry;
  const sent = parameters(entry, query);
  return {
    operationId: name,
    summary: PURPOSES[name],
    description: `Without it: ${loss}.`,
    tags: screens.slice(0, 1),
    'x-level': level,
    ...(sent.length > 0 && { parameters: sent }),
    ...(body !== undefined && {
      requestBody: { content: { [MEDIA_TYPE]: { schema: { type: 'object' }, example: body } } },
    }),
    responses: responses(entry),
    security: endpoint.access === 'customer' ? [{ bearer: [] }] : [],
  };
}

const errorSchema = objectOf({
  message: STRING,
  errors: listOf(
    objectOf({
      status: STRING,
      title: STRING,
      detail: STRING,
      source: objectOf({ pointer: STRING }),
    }),
  ),
});

/** The contract as an OpenAPI 3.1 document. @param calls what each call sends */
export function makeOpenApi(calls: ExampleCalls): Schema {
  const called = contract.filter(({ screens }) => screens.length > 0);
  const paths: Record<string, Schema> = {};
  for (const entry of called) {
    const path = openPath(entry.endpoint.path);
    const method = entry.endpoint.method.toLowerCase();
    paths[path] = { ...paths[path], [method]: operation(entry, exampleOf(calls, entry)) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'What the storefront asks of its backend', version: '1.0.0' },
    servers: [{ url: 'https://{host}/api', variables: { host: { default: 'backend.example' } } }],
    paths,
    components: {
      schemas: {
        Error: errorSchema,
        ...Object.fromEntries(
          listResources().map((one) => [componentOf(one), resourceSchema(one)]),
        ),
      },
      responses: {
        Error: {
          description: 'Refused or failed, with a reason in Spanish.',
          content: { [MEDIA_TYPE]: { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}
