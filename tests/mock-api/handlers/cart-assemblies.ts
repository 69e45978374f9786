import { z } from 'zod';
import type { Backend } from '../backend';
import { flag, plainSchema, quantity, readBody } from '../core/body';
import { byId, tally } from '../core/find';
import { created } from '../core/own';
import { demand } from '../core/problem';
import type { CustomerCall, CustomerHandlers } from '../core/route';
import { assemblyOf, cartOf, putIn, roomFor, stockMessage } from '../customers/cart';
import { assemblyResource, itemResources } from '../customers/cart-resource';
import type { PricedItem } from '../customers/pricing';
import type { CartAssemblyRow, CartRow } from '../customers/rows';
import { articleById } from './catalogue';

const id = z.union([z.string(), z.number()], 'Falta un identificador.').transform(String);
const product = z.strictObject({
  product_id: id,
  qty: quantity,
  assembly_group_id: id.nullish().transform((value) => value ?? null),
});
type Part = z.output<typeof product>;
const products = z
  .array(product, 'Faltan los productos del ensamble.')
  .min(1, 'El ensamble está vacío.')
  .max(60);

const addSchema = z.strictObject({
  products,
  assembly_config_id: id.nullish(),
  requires_assembly: flag.default(true),
});
const updateSchema = plainSchema(
  'assemblies',
  z.strictObject({ qty: quantity, products, requires_assembly: flag }).partial(),
);

/** Refuses parts that the stock does not have. @param qty assemblies of each */
function requireParts(backend: Backend, cart: CartRow, parts: readonly Part[], qty: number) {
  const wanted = new Map<string, number>();
  for (const part of parts) tally(wanted, part.product_id, part.qty * qty);
  for (const [productId, pieces] of wanted) {
    const article = articleById(backend, productId);
    const room = roomFor(cart, article);
    demand(pieces <= room, '/products', `${article.name}: ${stockMessage(room)}`);
  }
}

function fill(backend: Backend, cart: CartRow, row: CartAssemblyRow, parts: readonly Part[]) {
  for (const { product_id, qty, assembly_group_id: groupId } of parts) {
    const article = articleById(backend, product_id);
    putIn(backend, cart, { article, qty, assembly: { row, groupId } });
  }
}

function shown(backend: Backend, call: CustomerCall, cart: CartRow, row: CartAssemblyRow) {
  const isOfIt = ({ item }: PricedItem) => item.assemblyId === row.id;
  const { items, others } = itemResources(backend, call, cart, isOfIt);
  const meta = { count: cart.items.length };
  return { data: assemblyResource(cart, row), included: [...items, ...others], meta };
}

export const cartAssemblyHandlers: CustomerHandlers = {
  cartAssembly: (backend, call) => {
    const cart = cartOf(backend, call.customer.id);
    return shown(backend, call, cart, assemblyOf(cart, call.params.assemblyId));
  },
  async cartAssemblyAdd(backend, call) {
    const body = await readBody(call.request, addSchema);
    const cart = cartOf(backend, call.customer.id);
    requireParts(backend, cart, body.products, 1);
    const { customers } = backend;
    const config = byId(customers.rows.configs, body.assembly_config_id);
    const row: CartAssemblyRow = {
      id: customers.nextId(),
      configId: body.assembly_config_id ?? null,
      qty: 1,
      name: config?.name ?? 'Ensamble en carrito',
      requiresAssembly: Boolean(body.requires_assembly),
    };
    cart.assemblies.push(row);
    fill(backend, cart, row, body.products);
    return created(shown(backend, call, cart, row));
  },
  async cartAssemblyUpdate(backend, call) {
    const { data } = await readBody(call.request, updateSchema);
    const cart = cartOf(backend, call.customer.id);
    const row = assemblyOf(cart, data.id);
    const { qty = row.qty, products: parts, requires_assembly: requires } = data.attributes;
    const isWhole = (parts === undefined) === (data.attributes.qty === undefined);
    demand(isWhole, '/products', 'La cantidad de un ensamble va con sus productos.');
    const mine = cart.items.filter(({ assemblyId }) => assemblyId === row.id);
    const others = { ...cart, items: cart.items.filter((item) => !mine.includes(item)) };
    if (parts) {
      requireParts(backend, others, parts, qty);
      row.qty = qty;
      // Emptied first and filled again, so that a part that stays keeps its line and its id.
      for (const item of mine) item.perAssembly = 0;
      fill(backend, cart, row, parts);
      cart.items = cart.items.filter(({ perAssembly }) => perAssembly !== 0);
    }
    if (requires !== undefined) row.requiresAssembly = Boolean(requires);
    return shown(backend, call, cart, row);
  },
  cartAssemblyRemove(backend, { customer, params }) {
    const cart = cartOf(backend, customer.id);
    const row = assemblyOf(cart, params.id);
    cart.items = cart.items.filter(({ assemblyId }) => assemblyId !== row.id);
    cart.assemblies = cart.assemblies.filter((one) => one !== row);
    return { meta: { count: cart.items.length } };
  },
};
