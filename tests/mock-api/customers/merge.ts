import { z } from 'zod';
import type { Backend } from '../backend';
import { quantity } from '../core/body';
import { byId, piecesIn } from '../core/find';
import type { Json } from '../core/json-api';
import { slugify } from '../core/text';
import { cartOf, putInWhatIsThere } from './cart';
import type { CartAssemblyRow, CartRow, CustomerRow, MergeRow } from './rows';

const id = z.union([z.string(), z.number()], 'Falta un identificador.').transform(String);
const optionalId = id.nullish().transform((value) => value ?? null);

const guestItem = z.strictObject({
  product_id: id,
  qty: quantity,
  assembly_id: optionalId,
  assembly_name: z.string().max(80).nullish(),
  assembly_group_id: optionalId,
  requires_assembly: z.boolean().nullish(),
});
const builderEntry = z.strictObject({
  product_id: id,
  qty: z.number().int().min(0).max(99),
  assembly_group_id: optionalId,
  assembly_config_id: optionalId,
});

export const guestFields = {
  shopping_cart: z.array(guestItem).max(200).default([]),
  assembly_products: z.array(builderEntry).max(100).default([]),
  assmebly_name: z.string().max(80).nullish(),
  zip_code: z
    .string()
    .regex(/^\d{5}$/, 'El código postal debe tener 5 dígitos.')
    .nullish(),
};
export type Guest = z.output<z.ZodObject<typeof guestFields>>;
type GuestItem = Guest['shopping_cart'][number];

const lineKey = (item: GuestItem) =>
  JSON.stringify([item.product_id, item.assembly_id, item.assembly_group_id]);

function ledgerOf({ customers }: Backend, customerId: string, key: string | null): MergeRow {
  const { merges } = customers.rows;
  const known = merges.find((row) => row.customerId === customerId && row.key === key);
  if (known) return known;
  const ledger = { customerId, key: key ?? '', lines: {}, assemblies: {}, configId: null };
  // Without a key there is nothing to recognise a repetition by.
  if (key !== null) merges.push(ledger);
  return ledger;
}

/** What of so many pieces of a product a key has not brought yet. */
export function newPieces(
  backend: Backend,
  customerId: string,
  key: string,
  { productId, qty }: { productId: string; qty: number },
) {
  const { lines } = ledgerOf(backend, customerId, key);
  const line = JSON.stringify([productId, null, null]);
  return {
    more: Math.max(0, qty - (lines[line] ?? 0)),
    take: () => {
      lines[line] = Math.max(qty, lines[line] ?? 0);
    },
  };
}

function assemblyFor(
  { customers }: Backend,
  cart: CartRow,
  ledger: MergeRow,
  guestId: string,
  name: string | null | undefined,
): CartAssemblyRow {
  const known = byId(cart.assemblies, ledger.assemblies[guestId]);
  if (known) return known;
  const row: CartAssemblyRow = {
    id: customers.nextId(),
    configId: null,
    name: name || 'Ensamble en carrito',
    qty: 1,
    requiresAssembly: true,
  };
  cart.assemblies.push(row);
  ledger.assemblies[guestId] = row.id;
  return row;
}

/** Keeps the builder's entries as a saved configuration, one for each key. */
function keepBuild({ customers }: Backend, customer: CustomerRow, ledger: MergeRow, guest: Guest) {
  const entries = guest.assembly_products.filter(({ qty }) => qty > 0);
  if (entries.length === 0) return null;
  const { configs } = customers.rows;
  const name = guest.assmebly_name || 'Nuevo ensamble';
  const details = entries.map(({ product_id: productId, qty, assembly_group_id: group }) => ({
    id: customers.nextId(),
    productId,
    qty,
    groupId: group ?? '',
  }));
  let config = byId(configs, ledger.configId);
  if (!config) {
    const id = customers.nextId();
    const slug = `${slugify(name)}-${id}`;
    config = { id, customerId: customer.id, name, slug, details: [] };
    configs.push(config);
    ledger.configId = id;
  }
  Object.assign(config, { name, details });
  return { id: config.id, name, slug: config.slug };
}

/**
 * Takes over what a visitor had. Of each line only what this key has not brought yet, so that a repeated call adds
 * nothing, and one with more in it adds the rest. What the stock lacks is left out and named: it does not keep anybody
 * from logging in.
 */
export function mergeGuest(
  backend: Backend,
  customer: CustomerRow,
  key: string | null,
  guest: Guest,
): Record<string, Json> {
  const cart = cartOf(backend, customer.id);
  const ledger = ledgerOf(backend, customer.id, key);
  const added: Json[] = [];
  const adjusted: Json[] = [];
  for (const [line, [item, ...others]] of Map.groupBy(guest.shopping_cart, lineKey)) {
    if (!item) continue;
    const brought = piecesIn([item, ...others]);
    const wanted = brought - (ledger.lines[line] ?? 0);
    if (wanted <= 0) continue;
    ledger.lines[line] = brought;
    const { product_id, assembly_id: guestId, assembly_group_id: groupId } = item;
    const assemblyOf = () => {
      if (!guestId) return undefined;
      return { row: assemblyFor(backend, cart, ledger, guestId, item.assembly_name), groupId };
    };
    const put = putInWhatIsThere(backend, cart, product_id, wanted, assemblyOf);
    const { qty, assembly } = put;
    if (qty > 0) added.push({ product_id, qty, assembly_id: assembly?.row.id ?? null });
    adjusted.push(...put.adjusted);
  }
  for (const { assembly_id: guestId, requires_assembly: requires } of guest.shopping_cart) {
    const row = guestId && byId(cart.assemblies, ledger.assemblies[guestId]);
    if (row && requires != null) row.requiresAssembly = requires;
  }
  if (guest.zip_code) customer.zipCode = guest.zip_code;
  return { key, added, adjusted, assembly_config: keepBuild(backend, customer, ledger, guest) };
}
