import { expect, it } from 'vitest';
import { toMeasuredPage } from '@/lib/analytics/ga4';

const SITE = 'https://tienda.example';

it.each([
  ['', ''],
  ['no es una dirección', ''],
  [`${SITE}/perfil/pedidos/15?x=secreto`, `${SITE}/perfil/pedidos/:id`],
  ['https://pagos.example/aprobar?token=secreto#secreto', 'https://pagos.example/'],
])('after %s the page before is %s', (referrer, told) =>
  expect(toMeasuredPage(`${SITE}/pagos/77/procesar-pago?token=secreto#secreto`, referrer)).toEqual({
    page_location: `${SITE}/pagos/:transactionId/procesar-pago`,
    page_referrer: told,
  }),
);
