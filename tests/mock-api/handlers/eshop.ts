import { z } from 'zod';
import { phone, readBody, required } from '../core/body';
import { Problem } from '../core/problem';
import type { Handlers } from '../core/route';
import { stockMessage } from '../customers/cart';
import { readRows, word } from '../seed/load';
import { articleById } from './catalogue';

/** Phrases that the backend translates for the storefront: the English phrase is the key. */
export const TRANSLATIONS: Record<string, string> = Object.fromEntries(
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
  },
  cartInitData: translations,
  loginInitData: translations,
  registerInitData: translations,
  assemblyInitData: translations,
};
