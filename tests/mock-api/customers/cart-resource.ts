import type { Backend } from '../backend';
import { isDigital } from '../catalogue/showcase';
import { Included, link, links, type Resource, resourceOf, toWire } from '../core/json-api';
import { CARD_INCLUDES, productResource } from '../handlers/product-resource';
import type { Scope } from '../handlers/resources';
import { roomFor, stockMessage } from './cart';
import { type PricedItem, pricedItems } from './pricing';
import type { CartAssemblyRow, CartRow } from './rows';

function itemResource(scope: Scope, cart: CartRow, line: PricedItem): Resource {
  const { item, article, common, unit } = line;
  const isOffer = unit < common;
  const promotionId = isOffer ? 'precio-actual' : null;
  const room = roomFor(cart, article, item.id);
  scope.included.add(productResource(scope, article, CARD_INCLUDES, 'list'));
  return resourceOf(
    'cart-items',
    item.id,
    {
      ...toWire(item, 'qty qty_per_assembly=perAssembly assemblyId assembly_group_id=groupId'),
      is_digital: isDigital(article),
      max_qty: room,
      message: item.qty > room ? stockMessage(room) : null,
      promotion: promotionId && { id: promotionId, name: 'Oferta' },
      price_detail: {
        common_quantity: isOffer ? 0 : item.qty,
        common_price_with_tax: common,
        promotion_id: promotionId,
        promotion_quantity: isOffer ? item.qty : 0,
        promotion_price_with_tax: unit,
      },
      ...toWire(line, 'subtotal discount tax totalWithTax'),
    },
    { product: link('products', article.id) },
  );
}

export function assemblyResource(cart: CartRow, row: CartAssemblyRow): Resource {
  const items = cart.items.filter(({ assemblyId }) => assemblyId === row.id);
  const attributes = toWire(
    row,
    'assembly_id=id assembly_config_id=configId name qty requiresAssembly',
  );
  return resourceOf('assemblies', row.id, attributes, { products: links('cart-items', items) });
}

/** The lines of a cart as resources, and what they include. */
export function itemResources(
  backend: Backend,
  { origin }: { origin: string },
  cart: CartRow,
  only: (line: PricedItem) => boolean = () => true,
  lines: readonly PricedItem[] = pricedItems(backend, cart),
) {
  const scope = { backend, origin, included: new Included() };
  const items = lines.filter(only).map((line) => itemResource(scope, cart, line));
  return { items, others: scope.included.list() };
}

export const cartLinks = ({ items, assemblies }: CartRow) => ({
  items: links('cart-items', items),
  assemblies: links('assemblies', assemblies),
});
