import { expect, it } from 'vitest';
import { getSecurityHeaders } from '@/lib/csp/complete-answers';

it('lets a document tell others the shop’s origin and no address, within the shop, too', () => {
  const { documentHeaders } = getSecurityHeaders({ SITE_URL: 'https://tienda.example' });
  expect(JSON.stringify(documentHeaders)).toMatch(/"Referrer-Policy"[^}]*?"strict-origin"/);
});
