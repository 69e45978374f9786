import { assemblyAttributes } from '../assembly/groups';
import { componentsOf, relatedOf, setsOf, substitutesOf } from '../catalogue/relations';
import { isDigital } from '../catalogue/showcase';
import type { Article } from '../catalogue/types';
import { daysAgo, lightningEnd } from '../core/clock';
import {
  identify,
  type Json,
  link,
  links,
  type Relationship,
  type Resource,
  resourceOf,
  sparse,
  toWire,
} from '../core/json-api';
import type { IncludeTree } from '../core/query';
import { viewsOf } from '../media/files';
import { deliveryDaysTo } from '../places/estimate';
import { average, hasLastPieces } from '../seed/derive/prices';
import {
  couponOf,
  hasShippingPromotion,
  installmentNote,
  performanceOf,
} from '../seed/derive/promotions';
import { longAttributes, sheetAttributes } from '../seed/derive/texts';
import { STORES } from '../seed/places/stores';
import { brandResource, categoryResource, type Scope } from './resources';

/** Sizes of a picture, in the order of `filename`, `filename_2` … `filename_5`. */
const SIZES = ['o', 's', 'm', 'l', 'xs'];

function shortAttributes({ backend }: Scope, article: Article): Record<string, Json> {
  const { prices, stock } = article;
  const now = backend.now();
  const coupon = couponOf(article);
  const ratings = backend.ratingsOf(article);
  const { price, current, onePrice, setBase, oneDiscountPercent } = prices;
  const maker = article.brand ? `Marca ${article.brand}, ` : '';
  return {
    ...toWire(article, 'name slug partNumber upc_gtin=upc'),
    rating: ratings === article.ratings ? article.rating : average(ratings),
    reviews_count: ratings.length,
    price_with_tax: price,
    current_price_with_tax: current,
    mwi_one_price_with_tax: onePrice,
    set_base_price_with_tax: setBase,
    mwi_one_disc_percent: oneDiscountPercent,
    mwi_wallet_percent: prices.walletPercent,
    mwi_wallet_amount_with_tax: prices.walletAmount,
    price_valid_until_utc: backend.isLightning(article) ? lightningEnd(now).toISOString() : null,
    wallet_promotion_amount: prices.walletPromotion,
    coupon: coupon && { code: coupon.code, text: coupon.text },
    offer_months: article.plans.map((plan) => ({
      ...toWire(plan, 'offerId months minimun_amount=minimum interestPercent discountPercent'),
      ...toWire(plan, 'monthPrice total'),
    })),
    monthly_offer_stores_info: installmentNote(article),
    is_kit: article.componentIds !== undefined && !article.isAssembly,
    is_assembly: article.isAssembly ?? false,
    is_component:
      article.category !== 'kits-de-actualizacion' &&
      backend.catalogue.categories.get(article.category)?.parent === 'componentes',
    is_web_purchasable: stock.total > 0,
    ...toWire(stock, 'stock_stores=inStores stock_providers=providers stock_total=total'),
    has_shipping_promotion: hasShippingPromotion(article),
    has_last_stock: hasLastPieces(stock),
    short_description: `${article.name}. ${maker}número de parte ${article.partNumber}.`,
    created_utc: daysAgo(now, article.ageDays, article.seed),
    warranty_days: article.warrantyDays ?? 365,
    performance: performanceOf(article),
    compatible: true,
    delivery_days: deliveryDaysTo(article, 'CMX'),
    is_digital: isDigital(article),
    piece_count: article.pieces ?? 1,
  };
}

function storesWithStock(article: Article): Json {
  return STORES.flatMap(({ id, name }) => {
    const stock = article.stock.stores[id] ?? 0;
    return stock > 0 ? [{ store_id: id, name, stock }] : [];
  });
}

function imageResource({ origin }: Scope, article: Article, view: number): Resource {
  const names = SIZES.map((size, index) => [
    index === 0 ? 'filename' : `filename_${index + 1}`,
    `${origin}/media/products/${article.id}/${view}-${size}.webp`,
  ]);
  const attributes = { is_cover: view === 1, ...Object.fromEntries(names) };
  return resourceOf('product-images', `${article.id}${view}`, attributes);
}

const RELATED = {
  related: relatedOf,
  substitutes: substitutesOf,
  sets: setsOf,
  components: componentsOf,
} as const;

/** Relationships that `include` may walk through, at any depth. */
export const PRODUCT_INCLUDES =
  'brand category parent categories popularBrands images coverImage related substitutes sets components';

export const CARD_INCLUDES: IncludeTree = { brand: {}, category: {}, coverImage: {} };

/** A product with its linkage; what `include` names is added to the document. */
export function productResource(
  scope: Scope,
  article: Article,
  include: IncludeTree,
  form: 'detail' | 'list',
  more: Record<string, Json> = {},
): Resource {
  const { catalogue } = scope.backend;
  const brand = article.brandSlug ? catalogue.brands.get(article.brandSlug) : undefined;
  const category = catalogue.categories.get(article.category);
  const views = viewsOf(article);
  const images = (form === 'detail' ? views : views.slice(0, 1)).map((view) =>
    imageResource(scope, article, view),
  );
  const cover = images[0];

  if (include.brand && brand) scope.included.add(brandResource(scope, brand));
  if (include.category && category)
    scope.included.add(categoryResource(scope, category, include.category));
  const wanted = include.images ? images : include.coverImage && cover ? [cover] : [];
  for (const image of wanted) scope.included.add(sparse(image, scope.fields?.['product-images']));

  const relationships: Record<string, Relationship> = {
    brand: { data: link('brands', brand?.id) },
    category: { data: link('categories', category?.id) },
    coverImage: { data: cover ? identify(cover) : null },
  };
  if (form === 'detail') {
    relationships.images = { data: images.map(identify) };
    for (const [name, find] of Object.entries(RELATED)) {
      // A search through a whole shelf, which few who name their fields ask for.
      if (scope.fields?.products?.has(name) === false && !include[name]) continue;
      const found = find(catalogue, article);
      relationships[name] = { data: links('products', found) };
      const inside = include[name];
      for (const other of inside ? found : [])
        scope.included.add(productResource(scope, other, inside ?? {}, 'list'));
    }
    relationships.reviews = {
      links: { related: `${scope.origin}/api/shop-v1/products/${article.id}/reviews` },
    };
  }
  const fields = scope.fields?.products;
  const attributes = {
    ...shortAttributes(scope, article),
    ...(form === 'detail' && {
      stores_with_stock: storesWithStock(article),
      ...longAttributes(article, scope.origin),
      ...assemblyAttributes(article),
    }),
    ...(form === 'list' && fields?.has('attribute_group_map') && sheetAttributes(article)),
    ...more,
  };
  const own = { self: `/productos/${article.slug}` };
  return sparse(
    { type: 'products', id: article.id, attributes, relationships, links: own },
    fields,
  );
}

/** Includes a product that hangs on something else, when it is asked for and still sold. */
export function includeProduct(
  scope: Scope,
  productId: string,
  include: IncludeTree | undefined,
  moreOf?: (article: Article) => Record<string, Json>,
): void {
  const article = scope.backend.catalogue.byId.get(productId);
  if (include && article)
    scope.included.add(productResource(scope, article, include, 'list', moreOf?.(article)));
}

/** A document of products with what is included of them. @param more further attributes of each */
export function productDocument(
  scope: Scope,
  articles: readonly Article[],
  include: IncludeTree,
  form: 'detail' | 'list' = 'list',
  more?: (article: Article) => Record<string, Json>,
) {
  scope.included.exclude(links('products', articles));
  const data = articles.map((one) => productResource(scope, one, include, form, more?.(one)));
  return { data, included: scope.included.list() };
}
