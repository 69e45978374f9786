import { RETURN_PARAM } from '../domain/account/return-to';
import { PROVIDER_KINDS, type ProviderKind } from '../domain/payments/provider-kinds';
import { MALFORMED_SOURCE, toNextSource } from './path-pattern';
import { type RouteName, route, routeTemplates } from './routes';

/** Placeholder for the id in the address of a document that is the same for every id. */
const PLACEHOLDER_ID = 'cualquiera';

/**
 * Paths with a broken encoding get the document of unknown addresses: Next itself answers them with a bare 500.
 * The destination is an address without a document.
 */
export const malformedPathRewrite = { source: MALFORMED_SOURCE, destination: '/listado' };

/** The addresses of a route as Next's configuration names them. */
const getRouteSource = (name: RouteName): string => toNextSource(routeTemplates[name]);

/** Routes of screens whose address always has an id. */
const ROUTES_WITH_ID = [
  'profile.order',
  'profile.order.chat',
  'profile.order.warranty',
  'profile.order.warranty-products',
  'profile.address.edit',
] as const satisfies readonly RouteName[];

/** Routes of screens whose address may have an id. */
const ROUTES_WITH_OPTIONAL_ID = [
  'email.verify',
  'profile.warranties',
] as const satisfies readonly RouteName[];

/** The address of the one document that serves a screen for every id. */
export function documentPath(name: RouteName): string {
  return route(name, ROUTES_WITH_ID.some((known) => known === name) ? { id: PLACEHOLDER_ID } : {});
}

/** The addresses of a route that have its optional ids, too. Without them a document has its own address. */
const sourceWithIds = (name: RouteName): string => getRouteSource(name).replaceAll('?', '');

/** Steps of the checkout. Each also exists for a transaction that is already there (spec 2.1). */
const CHECKOUT_ROUTES = ['cart-payment', 'cart-shipping', 'cart-monthly', 'cart-review'] as const;

/** Routes of the payment result pages. */
const PAYMENT_RESULT_ROUTES = {
  success: 'success-payment',
  processing: 'pagos-transactionId-procesar-pago',
  pending: 'pending-payment',
} as const;

/** Rewrites from addresses with an id to the one document of the screen. The browser reads the id. */
export const documentRewrites: readonly {
  source: string;
  destination: string;
  has?: { type: 'query'; key: string; value: string }[];
}[] = [
  ...ROUTES_WITH_ID.map((name) => ({
    source: getRouteSource(name),
    destination: documentPath(name),
  })),
  ...ROUTES_WITH_OPTIONAL_ID.map((name) => ({
    source: sourceWithIds(name),
    destination: documentPath(name),
  })),
  ...CHECKOUT_ROUTES.map((name) => ({
    source: sourceWithIds(name),
    destination: route(name),
  })),
  ...Object.values(PAYMENT_RESULT_ROUTES).map((name) => ({
    source: getRouteSource(name),
    destination: route(name, { transactionId: PLACEHOLDER_ID }),
  })),
  {
    source: route('login'),
    has: [{ type: 'query', key: RETURN_PARAM, value: '/compra/.*(?:elegir-.*|revisar)' }],
    destination: route('login-checkout'),
  },
  {
    source: getRouteSource('validate-address'),
    destination: route('validate-address.document'),
  },
];

/** Rewrites for the pages of the payment providers, whose identifiers come from the environment. */
export function getProviderRewrites(
  providers: Readonly<Record<ProviderKind, string>>,
): { source: string; destination: string }[] {
  return PROVIDER_KINDS.map((kind) => ({
    source: getRouteSource('provider-payment').replace(':page', `pago-${providers[kind]}`),
    destination: paymentResultPath(kind),
  }));
}

/** The address of the one document of a payment result page. */
export const paymentResultPath = (
  screen: keyof typeof PAYMENT_RESULT_ROUTES | ProviderKind,
): string =>
  screen in PAYMENT_RESULT_ROUTES
    ? route(PAYMENT_RESULT_ROUTES[screen as keyof typeof PAYMENT_RESULT_ROUTES], {
        transactionId: PLACEHOLDER_ID,
      })
    : route('provider-payment', { transactionPaymentId: PLACEHOLDER_ID, page: screen });

/** Query parameter of the point of sale. With it the builder has the simple layout (spec 1 and 2.4). */
export const POINT_OF_SALE_PARAM = 'pos';

const builderSources = [sourceWithIds('assembly-edit'), getRouteSource('assembly-edit-with-cart')];

/** Rewrites of the builder's addresses. The first match wins, so the ones with the point of sale stand first. */
export const builderRewrites: readonly {
  source: string;
  destination: string;
  has?: { type: 'query'; key: string }[];
}[] = [
  ...[route('assembly-new'), ...builderSources].map((source) => ({
    source,
    has: [{ type: 'query' as const, key: POINT_OF_SALE_PARAM }],
    destination: route('assembly-simple'),
  })),
  ...builderSources.map((source) => ({ source, destination: route('assembly-new') })),
];
