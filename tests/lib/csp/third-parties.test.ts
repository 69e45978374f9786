import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '@/lib/csp/policy';
import { parseEnv } from '@/lib/env';
import { envVariables as good } from '@/tests/support/env-variables';

function directives(variables: Record<string, string>): Map<string, string> {
  const policy = contentSecurityPolicy(parseEnv({ ...good, ...variables }), {
    scripts: ["'sha256-x'"],
    styles: ["'sha256-y'"],
  });
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

const STRIPE_KEY = 'pk_test_12345678';
const PAYPAL_CLIENT_ID = 'client-id-of-paypal';
/** The frame of the card fields that stand in for a provider: this one address of the shop. */
const SANDBOX_CARD = 'https://tienda.example/api/sandbox-card';

it('allows no third party when nothing is configured', () => {
  const policy = directives({ ANALYTICS_ID: '', SOCIAL_WIDGET: '' });
  expect(policy.get('script-src')).toBe("'self' 'sha256-x'");
  expect(policy.get('connect-src')).toBe("'self'");
  expect(policy.get('frame-src')).toBe(SANDBOX_CARD);
  expect([...policy.values()].join(' ')).not.toMatch(/google|facebook/);
});

it('allows only the analytics service', () => {
  const policy = directives({ ANALYTICS_ID: 'G-ABC1234' });
  expect(policy.get('script-src')).toBe("'self' 'sha256-x' https://www.googletagmanager.com");
  expect(policy.get('connect-src')).toContain('https://*.google-analytics.com');
  expect(policy.get('img-src')).toContain('https://*.google-analytics.com');
  expect(policy.get('frame-src')).toBe(SANDBOX_CARD);
  expect([...policy.values()].join(' ')).not.toContain('facebook');
});

it('allows only the social network', () => {
  const policy = directives({ SOCIAL_WIDGET: 'https://www.facebook.com/nodo.demo' });
  expect(policy.get('script-src')).toBe("'self' 'sha256-x' https://connect.facebook.net");
  expect(policy.get('frame-src')).toContain('https://www.facebook.com');
  expect([...policy.values()].join(' ')).not.toContain('google');
});

it('allows only the card provider', () => {
  const policy = directives({ STRIPE_KEY });
  expect(policy.get('script-src')).toContain('https://js.stripe.com');
  expect(policy.get('connect-src')).toBe("'self' https://api.stripe.com");
  expect(policy.get('frame-src')).toContain('https://hooks.stripe.com');
  expect([...policy.values()].join(' ')).not.toMatch(/google|facebook/);
});

it('allows only the account provider', () => {
  const policy = directives({ PAYPAL_CLIENT_ID });
  const hosts = 'https://*.paypal.com https://*.paypalobjects.com';
  expect(policy.get('script-src')).toBe(`'self' 'sha256-x' ${hosts}`);
  expect(policy.get('connect-src')).toBe(`'self' ${hosts}`);
  expect(policy.get('frame-src')).toBe(`${SANDBOX_CARD} https://*.paypal.com`);
  expect([...policy.values()].join(' ')).not.toMatch(/google|facebook|stripe/);
});

it('allows no sandbox when each card has its provider', () => {
  const policy = directives({ STRIPE_KEY, PAYPAL_CLIENT_ID });
  expect(policy.get('frame-src')).not.toContain(SANDBOX_CARD);
});

it('allows the origin of the fraud detection', () => {
  const FRAUD_SCRIPT = 'https://fraude.example/huella.js?org_id=1&session_id=T{session}';
  const policy = directives({ FRAUD_SCRIPT });
  expect(policy.get('script-src')).toBe("'self' 'sha256-x' https://fraude.example");
  expect(policy.get('frame-src')).toBe(`${SANDBOX_CARD} https://fraude.example`);
});

it.each([
  { STRIPE_KEY: 'sk_live_12345678' },
  { PAYPAL_CLIENT_ID: 'client id of paypal' },
  { FRAUD_SCRIPT: 'https://fraude.example/huella.js' },
  { FRAUD_SCRIPT: 'http://fraude.example/{session}' },
  { ANALYTICS_ID: 'UA-1234-1' },
  { ANALYTICS_ID: "G-1 'unsafe-inline'" },
  { SOCIAL_WIDGET: 'https://evil.example/www.facebook.com' },
  { SOCIAL_WIDGET: 'http://www.facebook.com/nodo' },
])('rejects another service: %o', (variables) =>
  expect(() => parseEnv({ ...good, ...variables })).toThrow(Object.keys(variables)[0]),
);

it('allows inline styles by their hash, and all of them for a service that writes some', () => {
  expect(directives({}).get('style-src')).toBe("'self' 'sha256-y'");
  // A hash beside it would revoke the permission.
  expect(directives({ STRIPE_KEY }).get('style-src')).toBe("'self' 'unsafe-inline'");
});
