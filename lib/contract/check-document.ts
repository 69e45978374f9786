import { findTotals } from '@/lib/api/cart-totals';
import { readErrorBody } from '@/lib/api/client/errors';
import { isRecord } from '@/lib/api/client/json';
import { deserialise, type JsonApiDocument } from '@/lib/api/client/json-api';
import type { Query } from '@/lib/api/client/url';
import { models } from '@/lib/api/client/wire';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { DEFAULT_SESSION_SECONDS, MAX_TOKEN_LENGTH, readGrant } from '@/lib/bff/grant';
import type { ContractEntry } from './call';
import {
  type ContractFinding,
  checkFields,
  checkResource,
  type Findings,
  openFindings,
  readRequestedFields,
} from './check-fields';
import { findContract } from './contract';
import type { Level } from './fields';

const NOWHERE = 'is nowhere in the answer';

function checkSession(findings: Findings, body: unknown): void {
  const grant = readGrant(body);
  const place = { type: 'customers', id: grant?.customer?.id ?? '' };
  const add = (level: Level, field: string, problem: string, loss: string) =>
    findings.add({ ...place, level, field, problem, loss });
  const length = grant?.token.length ?? 0;
  if (!grant) add('must', 'token', NOWHERE, 'nobody can log in');
  if (length > MAX_TOKEN_LENGTH) {
    const problem = `has ${length} characters, more than ${MAX_TOKEN_LENGTH}`;
    add('must', 'token', problem, 'nobody can log in');
  }
  if (grant && !grant.customer)
    add('should', 'customer', NOWHERE, 'the customer is asked for in a call of its own');
  if (grant?.expiresIn === DEFAULT_SESSION_SECONDS)
    add('may', 'expires_in', 'is absent', 'the session lasts until the backend answers 401');
}

/** Pure, never throws. @param body parsed JSON; null for an answer without a body, undefined for one that is not JSON @param query narrows what is expected */
export function checkDocument(
  endpoint: Endpoint,
  status: number,
  body: unknown,
  query: Query = {},
): ContractFinding[] {
  const entry = findContract(endpoint);
  if (!entry) return [];
  const findings = openFindings(entry);
  if (status >= 400) checkError(findings, body);
  else checkSuccess(findings, entry, body, query);
  return findings.list;
}

function checkError(findings: Findings, body: unknown): void {
  const { errors, serverMessage } = readErrorBody(body);
  if (serverMessage || errors.some(({ detail }) => detail)) return;
  findings.add({
    level: 'may',
    field: 'errors',
    problem: body === undefined ? 'is not JSON' : 'has no `detail`, and there is no `message`',
    loss: 'the reason is not shown, only the shop’s own words',
  });
}

/** A success without a document: 204, `[]`, `true`, `{}`. */
const isEmptyAnswer = (body: unknown): boolean => !isRecord(body) || Object.keys(body).length === 0;

function checkSuccess(findings: Findings, entry: ContractEntry, body: unknown, query: Query): void {
  if (entry.mayBeEmpty && body !== undefined && isEmptyAnswer(body)) return;
  if (entry.isSession) checkSession(findings, body);
  const document = deserialise(body);
  if (!document) {
    const problem = body === undefined ? 'is not JSON' : 'is not a JSON:API document';
    if ((entry.data || entry.meta) && !entry.isSession)
      findings.add({ level: 'must', field: 'the answer', problem, loss: entry.loss });
    return;
  }
  checkData(findings, entry, { document, body, query });
  checkMeta(findings, entry, document);
}

interface Answer {
  document: JsonApiDocument;
  body: unknown;
  query: Query;
}

function checkData(findings: Findings, entry: ContractEntry, { document, body, query }: Answer) {
  const { data, mayBeEmpty, instead, isSession } = entry;
  if (!data || isSession) return;
  const place = { type: data.resource.type, field: 'data' };
  const found = models(document.data);
  const sent = isRecord(body) && Array.isArray(body.data) ? body.data : null;
  const isEmptyList = data.isMany && sent?.length === 0;
  if (found.length === 0 && !isEmptyList) {
    const problem = sent ? 'has no readable resource' : 'has no resource';
    if (!mayBeEmpty) findings.add({ ...place, level: 'must', problem, loss: entry.loss });
    return;
  }
  if (sent && sent.length > found.length) {
    const problem = 'has entries that are no resources';
    findings.add({ ...place, level: 'should', problem, loss: 'these entries are left out' });
  }
  const asked = readRequestedFields(query);
  for (const model of found)
    if (model.type !== instead?.type) checkResource(findings, data.resource, model, asked);
}

function checkMeta(findings: Findings, entry: ContractEntry, document: JsonApiDocument) {
  if (!entry.meta) return;
  const found = entry.isMetaAnywhere ? findTotals(document) : document.meta;
  // A change may be confirmed without the new values.
  if (!found && entry.mayBeEmpty) return;
  checkFields(findings, entry.meta, { ...(found ?? document.meta) }, { type: 'meta', id: '' });
}
