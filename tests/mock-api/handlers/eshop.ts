import { z } from 'zod';
import { phone, readBody, required } from '../core/body';
import { toWire } from '../core/json-api';
import { Problem } from '../core/problem';
import type { Handlers } from '../core/route';
import { stockMessage } from '../customers/cart';
import { readRows, word } from '../seed/load';
import { articleById } from './catalogue';

/** Phrases that the backend translates for the storefront: the English phrase is the key. */
const TRANSLATIONS: Record<string, string> = Object.fromEntries(
  readRows('content/translations.csv', z.strictObject({ phrase: word, translation: word })).map(
    ({ phrase, translation }) => [phrase, translation],
  ),
);

const contactSchema = z.strictObject({
  name: required('El nombre', 3, 100),
  email: z.email('El correo electrónico no es válido.'),
  phone,
  subject: required('El asunto', 3, 120),
  message: required('El mensaje', 10, 2000),
});

const translations = () => ({ meta: { translations: TRANSLATIONS } });

export const eshopHandlers: Handlers = {
  async contact({ customers }, { request }) {
    await readBody(request, contactSchema);
    const folio = `C-${10_001 + customers.contacts++}`;
    return { document: { meta: { folio } }, status: 201 };
  },
  cartValidate(backend, { params }) {
    const article = articleById(backend, params.product);
    const raw = params.qty || '1';
    const qty = Number(raw);
    if (!/^\d+$/.test(raw) || qty < 1) {
      const detail = 'La cantidad debe ser un número entero mayor a cero.';
      throw new Problem(422, 'Cantidad no válida', detail, { parameter: 'qty' });
    }
    const { total: max_qty } = article.stock;
    const valid = qty <= max_qty;
    return {
      meta: {
        valid,
        product_id: article.id,
        qty,
        max_qty,
        ...toWire(article.prices, 'price_with_tax=price current_price_with_tax=current'),
        message: valid ? null : stockMessage(max_qty),
      },
    };
  },
  cartInitData: translations,
  loginInitData: translations,
  registerInitData: translations,
  assemblyInitData: translations,
};
