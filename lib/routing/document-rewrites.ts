import { RETURN_PARAM } from '../domain/account/return-to';
import {
  PROVIDER_PAGE_KINDS,
  type ProviderIds,
  type ProviderPageKind,
} from '../domain/payments/payment-method';
import { PAYMENT_RESULT_ROUTES } from '../domain/payments/payment-target';
import { MALFORMED_SOURCE, toNextSource } from './path-pattern';
import { providerSegment } from './payment-href';
import { STOCK_PARAM } from './product-hrefs';
import { type RouteName, route, routeTemplates } from './routes';

/** Placeholder for the id in the address of a document that is the same for every id. */
const PLACEHOLDER_ID = 'cualquiera';

/** An address whose document is that of another one, because it does not depend on the rest of the address. */
export interface DocumentRewrite {
  /** As in `routes.ts`. */
  template: string;
  destination: string;
  /** A query parameter that must be there, and the pattern of its whole value; any value but an empty one without it. */
  param?: { name: string; value?: string };
}

/** An address that no document has. Its answer is the one for all such addresses. */
export const UNKNOWN_DOCUMENT = '/listado';

/** Paths with a broken encoding get the document of unknown addresses: Next itself answers them with a bare 500. */
export const malformedPathRewrite = { source: MALFORMED_SOURCE, destination: UNKNOWN_DOCUMENT };

/** An id that is not the placeholder: Next would write the id of a rewrite that changes nothing into the document. */
const OTHER_ID = `((?!${PLACEHOLDER_ID}(?:/|$))[^/]+)`;

/** A rewrite in the words of Next's configuration. */
export const toNextRewrite = ({ template, destination, param }: DocumentRewrite) => ({
  source: destination.includes(PLACEHOLDER_ID)
    ? toNextSource(template).replace(/:\w+/, `$&${OTHER_ID}`)
    : toNextSource(template),
  destination,
  ...(param && {
    has: [{ type: 'query' as const, key: param.name, ...(param.value && { value: param.value }) }],
  }),
});

/** Routes of screens whose address always has an id. */
const ROUTES_WITH_ID = [
  'profile.order',
  'profile.order.chat',
  'profile.order.warranty',
  'profile.order.warranty-products',
  'profile.address.edit',
] as const satisfies readonly RouteName[];

/** Routes of screens whose address may have an id: each step of the checkout also exists for a transaction that is already there (spec 2.1). */
const ROUTES_WITH_OPTIONAL_ID = [
  'email.verify',
  'profile.warranties',
  'cart-payment',
  'cart-shipping',
  'cart-monthly',
  'cart-review',
] as const satisfies readonly RouteName[];

export const documentPath = (name: RouteName): string =>
  route(name, ROUTES_WITH_ID.some((known) => known === name) ? { id: PLACEHOLDER_ID } : {});

/** The addresses of a route that have its optional ids, too. Without them a document has its own address. */
const templateWithIds = (name: RouteName): string => routeTemplates[name].replaceAll('?', '');

/** Rewrites from addresses with an id to the one document of the screen. The browser reads the id. */
const screenRewrites: readonly DocumentRewrite[] = [
  {
    // The stores page exists at the same path for requests without a product.
    template: routeTemplates['support.stores'],
    param: { name: STOCK_PARAM },
    destination: route('stores-stock'),
  },
  ...[...ROUTES_WITH_ID, ...ROUTES_WITH_OPTIONAL_ID].map((name) => ({
    template: templateWithIds(name),
    destination: documentPath(name),
  })),
  ...Object.values(PAYMENT_RESULT_ROUTES).map((name) => ({
    template: routeTemplates[name],
    destination: route(name, { transactionId: PLACEHOLDER_ID }),
  })),
  {
    template: routeTemplates.login,
    param: { name: RETURN_PARAM, value: '/compra/.*(?:elegir-.*|revisar)' },
    destination: route('login-checkout'),
  },
  { template: routeTemplates['validate-address'], destination: route('validate-address.document') },
];

/** The pages of the payment providers. A backend may name others than the environment: any such page belongs to a payment. */
const getProviderRewrites = (providers: ProviderIds): readonly DocumentRewrite[] =>
  [...PROVIDER_PAGE_KINDS, 'other' as const].map((kind) => {
    const page = providerSegment(kind === 'other' ? '{provider}' : providers[kind]);
    const template = routeTemplates['provider-payment'].replace('{page}', page);
    return { template, destination: paymentResultPath(kind) };
  });

export const paymentResultPath = (
  screen: keyof typeof PAYMENT_RESULT_ROUTES | ProviderPageKind | 'other',
): string =>
  screen in PAYMENT_RESULT_ROUTES
    ? route(PAYMENT_RESULT_ROUTES[screen as keyof typeof PAYMENT_RESULT_ROUTES], {
        transactionId: PLACEHOLDER_ID,
      })
    : route('provider-payment', { transactionPaymentId: PLACEHOLDER_ID, page: screen });

/** Query parameter of the point of sale. With it the builder has the simple layout (spec 1 and 2.4). */
export const POINT_OF_SALE_PARAM = 'pos';

const builderTemplates = [
  templateWithIds('assembly-edit'),
  routeTemplates['assembly-edit-with-cart'],
];

const builderRewrites: readonly DocumentRewrite[] = [
  ...[routeTemplates['assembly-new'], ...builderTemplates].map((template) => ({
    template,
    param: { name: POINT_OF_SALE_PARAM },
    destination: route('assembly-simple'),
  })),
  ...builderTemplates.map((template) => ({ template, destination: route('assembly-new') })),
];

/** All rewrites. The first match wins. */
export const getDocumentRewrites = (providers: ProviderIds): readonly DocumentRewrite[] => [
  ...screenRewrites,
  ...getProviderRewrites(providers),
  ...builderRewrites,
];
