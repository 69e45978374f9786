import type { Backend } from '../backend';
import { scopeOf } from '../handlers/catalogue';
import { productResource } from '../handlers/product-resource';
import type { Included, Resource } from './json-api';
import { includeParameter } from './query';
import type { Call } from './route';

export interface ItemRow {
  id: string;
  productId: string;
}

/** What hangs on a purchase: items and their products go into the document as `include` says. */
export function itemIncluder(backend: Backend, call: Call) {
  const tree = includeParameter(
    call.query,
    'items product coverImage images brand category photos',
  );
  const scope = scopeOf(backend, call);
  const addProduct = (productId: string, under = tree.product) => {
    const article = backend.catalogue.byId.get(productId);
    if (under && article) scope.included.add(productResource(scope, article, under, 'list'));
  };
  return {
    tree,
    included: scope.included as Included,
    addProduct,
    /** Adds what `resourceOf` makes of each row when items are included. */
    addItems<Row extends ItemRow>(rows: readonly Row[], resourceOf: (row: Row) => Resource): void {
      if (!tree.items) return;
      for (const row of rows) {
        scope.included.add(resourceOf(row));
        addProduct(row.productId, tree.items.product);
      }
    },
  };
}
