import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, it } from 'vitest';
import { getSecurityHeaders } from '@/lib/csp/complete-answers';
import { contentSecurityPolicy } from '@/lib/csp/policy';
import { parseEnv } from '@/lib/env';
import { envVariables as good } from '@/tests/support/env-variables';
import { gradeHeaders } from '@/tests/support/observatory';

const SCRIPTS = ["'sha256-9mBSpjT7WJUDNlWYKX5sGMkyvxdDpNpmrJyzFXoTXfs='"];

const SHOPS: Readonly<Record<string, Record<string, string>>> = {
  plain: {},
  'with analytics': { ANALYTICS_ID: 'G-ABC1234' },
  'with a social widget': { SOCIAL_WIDGET: 'https://www.facebook.com/nodo' },
  'with a captcha': { RECAPTCHA_KEY: '6Lc_aAAAAAAAAAAAAAAA' },
  'with social login': { SOCIAL_LOGIN_ID: '1-a.apps.googleusercontent.com' },
  'with cards': { STRIPE_KEY: `pk_live_${'a'.repeat(20)}` },
  'with an account provider': { PAYPAL_CLIENT_ID: 'a'.repeat(20) },
  'with fraud detection': { FRAUD_SCRIPT: 'https://fraude.example/{session}.js' },
};

const envOf = (variables: Record<string, string>) => parseEnv({ ...good, ...variables });
const policyOf = (variables: Record<string, string>) =>
  contentSecurityPolicy(envOf(variables), { scripts: SCRIPTS, styles: SCRIPTS });

function headersOf(variables: Record<string, string>): Headers {
  const headers = new Headers(getSecurityHeaders(envOf(variables)).documentHeaders);
  headers.set('content-security-policy', policyOf(variables));
  return headers;
}

it.each(Object.entries(SHOPS))(
  'a shop %s has no high finding of the policy evaluator',
  (_, variables) => {
    const findings = new CspEvaluator(new CspParser(policyOf(variables)).csp).evaluate();
    expect(findings.filter(({ severity }) => severity <= Severity.SYNTAX)).toEqual([]);
  },
);

it('gets 130 points of the observatory', () => {
  const headers = headersOf({});
  expect(gradeHeaders(headers)).toMatchObject({ score: 130 });
  // Services that write style sheets into the page cost the points of a policy without any.
  for (const variables of Object.values(SHOPS))
    expect(gradeHeaders(headersOf(variables)).score).toBeGreaterThanOrEqual(120);
});

it.each([
  ['content-security-policy', "script-src 'self' 'unsafe-inline'", 80],
  ['content-security-policy', "default-src 'none'; script-src 'unsafe-eval'", 105],
  ['strict-transport-security', 'max-age=600', 120],
  ['x-content-type-options', '', 125],
  ['referrer-policy', 'unsafe-url', 120],
  ['set-cookie', 'a=b', 60],
])('loses points for %s: %s', (name, value, most) => {
  const headers = headersOf({});
  headers.set(name, value);
  expect(gradeHeaders(headers).score).toBeLessThanOrEqual(most);
});

it('lets a document tell others the shop’s origin and no address, within the shop, too', () =>
  expect(headersOf({}).get('referrer-policy')).toBe('strict-origin'));
