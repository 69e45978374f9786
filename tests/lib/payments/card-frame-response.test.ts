import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { usesCardSandbox } from '@/lib/payments/sandbox/card-frame-path';
import { cardFrameResponse } from '@/lib/payments/sandbox/frame/card-frame-response';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

it('is a document of its own origin, which runs one script and sends nothing', async () => {
  const response = cardFrameResponse('const end="</script>"');
  const html = await response.text();
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  expect(script).toBe('const end="<\\/script>"');
  const policy = response.headers.get('content-security-policy')?.split('; ') ?? [];
  expect(policy.toSorted()).toEqual([
    "base-uri 'none'",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
    `script-src ${hash(script)}`,
    `style-src 'self' ${hash(style)}`,
  ]);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

it.each([
  [undefined, undefined, true],
  ['pk_test_12345678', undefined, true],
  [undefined, 'client-id-of-paypal', true],
  ['pk_test_12345678', 'client-id-of-paypal', false],
])('is there unless each card has its provider: %s, %s', (STRIPE_KEY, PAYPAL_CLIENT_ID, isUsed) =>
  expect(usesCardSandbox({ STRIPE_KEY, PAYPAL_CLIENT_ID })).toBe(isUsed),
);
