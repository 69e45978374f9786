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

/** Reads the answer to a login as the shop's server does. */
function checkSession(findings: Findings, body: unknown): void {
  const grant = readGrant(body);
  const place = { type: 'customers', id: grant?.customer?.id ?? '' };
  if (!grant) {
    const problem = 'is nowhere in the answer';
    findings.add({ ...place, level: 'must', field: 'token', problem, loss: 'nobody can log in' });
    return;
  }
  const { length } = grant.token;
  if (length > MAX_TOKEN_LENGTH) {
    const problem = `has ${length} characters, more than ${MAX_TOKEN_LENGTH}`;
    findings.add({ ...place, level: 'must', field: 'token', problem, loss: 'nobody can log in' });
  }
  if (!grant.customer) {
    const problem = 'is nowhere in the answer';
    const loss = 'the customer is asked for in a call of its own';
    findings.add({ ...place, level: 'should', field: 'customer', problem, loss });
  }
  if (grant.expiresIn === DEFAULT_SESSION_SECONDS) {
    const loss = 'the session lasts until the backend answers 401';
    findings.add({ ...place, level: 'may', field: 'expires_in', problem: 'is absent', loss });
  }
}

/**
 * Compares an answer of the backend with the contract. It changes nothing and never throws.
 * @param body parsed JSON; null for an answer without a body, undefined for one that is not JSON
 * @param query that was sent: sparse fields and includes narrow what is expected
 * @returns what the shopper misses, each with the place; empty when nothing does
 */
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
    const isWanted = entry.data || entry.meta;
    if (isWanted && !entry.isSession)
      findings.add({
        level: 'must',
        field: 'the answer',
        problem: body === undefined ? 'is not JSON' : 'is not a JSON:API document',
        loss: entry.loss,
      });
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
  const { data } = entry;
  if (!data || entry.isSession) return;
  const found = models(document.data);
  const sent = isRecord(body) && Array.isArray(body.data) ? body.data : null;
  const isEmptyList = data.isMany && sent?.length === 0;
  if (found.length === 0 && !isEmptyList) {
    if (entry.mayBeEmpty) return;
    const problem = sent ? 'has no readable resource' : 'has no resource';
    findings.add({
      level: 'must',
      type: data.resource.type,
      field: 'data',
      problem,
      loss: entry.loss,
    });
    return;
  }
  if (sent && sent.length > found.length) {
    findings.add({
      level: 'should',
      type: data.resource.type,
      field: 'data',
      problem: 'has entries that are no resources',
      loss: 'these entries are left out',
    });
  }
  const asked = readRequestedFields(query);
  for (const model of found)
    if (model.type !== entry.instead?.type) checkResource(findings, data.resource, model, asked);
}

function checkMeta(findings: Findings, entry: ContractEntry, document: JsonApiDocument) {
  if (!entry.meta) return;
  const found = entry.isMetaAnywhere ? findTotals(document) : document.meta;
  // A change may be confirmed without the new values.
  if (!found && entry.mayBeEmpty) return;
  checkFields(findings, entry.meta, { ...(found ?? document.meta) }, { type: 'meta', id: '' });
}
