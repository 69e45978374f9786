import type { HttpHandler } from 'msw';
import { z } from 'zod';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import type { Backend } from '../backend';
import { phone, readBody, required } from '../core/body';
import { Problem } from '../core/problem';
import { type Call, route } from '../core/route';
import { stockMessage } from '../customers/cart';
import { articleById } from './catalogue';
import { TRANSLATIONS } from './translations';

const contactSchema = z.strictObject({
  name: required('El nombre', 3, 100),
  email: z.email('El correo electrónico no es válido.'),
  phone,
  subject: required('El asunto', 3, 120),
  message: required('El mensaje', 10, 2000),
});

async function contact({ state }: Backend, { request }: Call) {
  const body = await readBody(request, contactSchema);
  const folio = `C-${String(10_001 + state.contacts.count())}`;
  await state.contacts.create({ folio, ...body });
  state.save();
  return { document: { meta: { folio } }, status: 201 };
}

/** Tells whether so many pieces can go into a cart, and how many could. */
function validate(backend: Backend, { params }: Call) {
  const article = articleById(backend, params.product);
  const raw = params.qty === undefined || params.qty === '' ? '1' : params.qty;
  const qty = Number(raw);
  if (!/^\d+$/.test(raw) || qty < 1) {
    throw new Problem(
      422,
      'Cantidad no válida',
      'La cantidad debe ser un número entero mayor a cero.',
      { parameter: 'qty' },
    );
  }
  const available = article.stock.total;
  const valid = qty <= available;
  const message = valid ? null : stockMessage(available);
  return {
    meta: {
      valid,
      product_id: article.id,
      qty,
      max_qty: available,
      price_with_tax: article.prices.price,
      current_price_with_tax: article.prices.current,
      message,
    },
  };
}

export function eshopHandlers(backend: Backend): HttpHandler[] {
  const { cartInitData, loginInitData, registerInitData, assemblyInitData } = specEndpoints;
  return [
    route(backend, assumedEndpoints.contact, (call) => contact(backend, call)),
    route(backend, specEndpoints.cartValidate, (call) => validate(backend, call)),
    ...[cartInitData, loginInitData, registerInitData, assemblyInitData].map((endpoint) =>
      route(backend, endpoint, () => ({ meta: { translations: TRANSLATIONS } })),
    ),
  ];
}
