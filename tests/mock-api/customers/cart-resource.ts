import type { Backend } from '../backend';
import { isDigital } from '../catalogue/showcase';
import type { Included, Resource } from '../core/json-api';
import { CARD_INCLUDES, productResource } from '../handlers/product-resource';
import type { Scope } from '../handlers/resources';
import { roomFor, stockMessage } from './cart';
import { type PricedItem, pricedItems } from './pricing';
import type { CartAssemblyRow, CartRow } from './rows';

function itemResource(scope: Scope, cart: CartRow, line: PricedItem): Resource {
  const { item, article, common, unit } = line;
  const isOffer = unit < common;
  const room = roomFor(cart, article, item.id);
  scope.included.add(productResource(scope, article, CARD_INCLUDES, 'list'));
  return {
    type: 'cart-items',
    id: item.id,
    attributes: {
      qty: item.qty,
      qty_per_assembly: item.perAssembly,
      assembly_id: item.assemblyId,
      assembly_group_id: item.groupId,
      is_digital: isDigital(article),
      max_qty: room,
      message: item.qty > room ? stockMessage(room) : null,
      promotion: isOffer ? { id: 'precio-actual', name: 'Oferta' } : null,
      price_detail: {
        common_quantity: isOffer ? 0 : item.qty,
        common_price_with_tax: common,
        promotion_id: isOffer ? 'precio-actual' : null,
        promotion_quantity: isOffer ? item.qty : 0,
        promotion_price_with_tax: unit,
      },
      subtotal: line.subtotal,
      discount: line.discount,
      tax: line.tax,
      total_with_tax: line.totalWithTax,
    },
    relationships: { product: { data: { type: 'products', id: article.id } } },
  };
}

const identifiers = (rows: readonly { id: string }[], type: string) => ({
  data: rows.map(({ id }) => ({ type, id })),
});

export function assemblyResource(cart: CartRow, row: CartAssemblyRow): Resource {
  const items = cart.items.filter(({ assemblyId }) => assemblyId === row.id);
  return {
    type: 'assemblies',
    id: row.id,
    attributes: {
      assembly_id: row.id,
      assembly_config_id: row.configId,
      name: row.name,
      qty: row.qty,
      requires_assembly: row.requiresAssembly,
    },
    relationships: { products: identifiers(items, 'cart-items') },
  };
}

export function itemResources(
  backend: Backend,
  cart: CartRow,
  target: { origin: string; included: Included },
  only: (line: PricedItem) => boolean = () => true,
  lines: readonly PricedItem[] = pricedItems(backend, cart),
): Resource[] {
  const scope: Scope = { backend, ...target };
  return lines.filter(only).map((line) => itemResource(scope, cart, line));
}

export const cartRelationships = (cart: CartRow) => ({
  items: identifiers(cart.items, 'cart-items'),
  assemblies: identifiers(cart.assemblies, 'assemblies'),
});
