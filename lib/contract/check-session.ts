import { DEFAULT_SESSION_SECONDS, MAX_TOKEN_LENGTH, readGrant } from '@/lib/bff/grant';
import type { Findings } from './findings';

/** Reads the answer to a login as the shop's server does. */
export function checkSession(findings: Findings, body: unknown): void {
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
