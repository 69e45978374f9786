import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { gradeHeaders } from '../../tests/support/observatory';
import { catalogue, expect, test } from '../fixtures/test';

const KINDS: Readonly<Record<string, string>> = {
  home: '/',
  list: '/buscar/categoria_procesadores',
  'search by text': '/buscar?q=memoria',
  'search without results': '/buscar?q=zzzzzzzz',
  landing: '/landing/arma-tu-setup',
  brands: '/marcas',
  categories: '/busqueda-por-categoria',
  stores: '/soporte/sucursales',
  'support page': '/soporte/preguntas-frecuentes',
  'sign-in': '/login',
  cart: '/compra/carrito/detalle',
  checkout: '/compra/elegir-pago',
  'order of a customer': '/perfil/pedidos/15',
  builder: '/arma-tu-equipo',
  'shared build': '/arma-tu-equipo?equipo=1-2',
  'payment result': '/pagos/15/pago-exitoso',
  'unknown address': '/no/existe',
  'unknown product': '/productos/no-existe-este-producto',
  'malformed address': '/%E0%A4%A',
};

/** As a browser gets them where shop and backend are on https. */
function behindHttps(headers: Record<string, string>): Headers {
  const all = new Headers(headers);
  const own = headers['content-security-policy'];
  const policy = own?.replaceAll(/http:\/\/[\w.:]+/g, 'https://a.test');
  if (policy) all.set('content-security-policy', policy);
  // `getSecurityHeaders` adds it there; see `tests/lib/csp/observatory.test.ts`.
  all.set('strict-transport-security', 'max-age=63072000');
  return all;
}

test('documents get 130 points of the observatory, no high finding @smoke', async ({ request }) => {
  const { products } = await catalogue.search('', { page: 1, per_page: 1 });
  const kinds = { ...KINDS, product: `/productos/${products[0]?.slug}` };
  for (const [kind, path] of Object.entries(kinds)) {
    const response = await request.get(path);
    expect(response.headers()['content-type'], kind).toContain('text/html');
    const { score, rules } = gradeHeaders(behindHttps(response.headers()));
    expect(score, `${kind}: ${JSON.stringify(rules)}`).toBeGreaterThanOrEqual(130);
    const policy = response.headers()['content-security-policy'] ?? '';
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const grave = findings.filter(({ severity }) => severity <= Severity.SYNTAX);
    expect(grave, kind).toEqual([]);
  }
});
