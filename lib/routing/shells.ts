import { PROVIDER_KINDS, type ProviderKind } from '../payments/payment-providers';
import { type RouteName, route, routeSource } from './routes';

/** Stands for the id in the address of a document that is the same whatever the id. */
const ANY_ID = 'cualquiera';

/** Screens that need an id in their address. */
const WITH_ID = [
  'profile.order',
  'profile.order.chat',
  'profile.order.warranty',
  'profile.order.warranty-products',
  'profile.address.edit',
] as const satisfies readonly RouteName[];

/** Screens whose address may have an id. */
const WITH_OR_WITHOUT_ID = [
  'email.verify',
  'profile.warranties',
] as const satisfies readonly RouteName[];

/** The address of the one document of a screen, whatever the id. */
export function documentPath(name: RouteName): string {
  return route(name, WITH_ID.some((known) => known === name) ? { id: ANY_ID } : {});
}

/** The addresses of a route that have its optional ids, too. Without them a document has its own address. */
const sourceWithIds = (name: RouteName): string => routeSource(name).replaceAll('?', '');

/** Steps of the checkout, each with a twin for an existing transaction (spec 2.1). */
const CHECKOUT = ['cart-payment', 'cart-shipping', 'cart-monthly', 'cart-review'] as const;

/** What a payment came to, by the last part of the address. */
const RESULTS = {
  success: 'success-payment',
  processing: 'pagos-transactionId-procesar-pago',
  pending: 'pending-payment',
} as const;

/** Which document answers for which addresses: the id is read in the browser. */
export const shells: readonly { source: string; destination: string }[] = [
  ...WITH_ID.map((name) => ({
    source: routeSource(name),
    destination: documentPath(name),
  })),
  ...WITH_OR_WITHOUT_ID.map((name) => ({
    source: sourceWithIds(name),
    destination: documentPath(name),
  })),
  ...CHECKOUT.map((name) => ({
    source: sourceWithIds(name),
    destination: route(name),
  })),
  ...Object.values(RESULTS).map((name) => ({
    source: routeSource(name),
    destination: route(name, { transactionId: ANY_ID }),
  })),
  {
    source: routeSource('validate-address'),
    destination: route('validate-address.document'),
  },
];

/** Where the identifiers of the payment providers, which the environment gives, lead. */
export function providerShells(
  providers: Readonly<Record<ProviderKind, string>>,
): { source: string; destination: string }[] {
  return PROVIDER_KINDS.map((kind) => ({
    source: routeSource('provider-payment').replace(':page', `pago-${providers[kind]}`),
    destination: resultPath(kind),
  }));
}

/** The one document of a page that says what became of a payment. */
export const resultPath = (screen: keyof typeof RESULTS | ProviderKind): string =>
  screen in RESULTS
    ? route(RESULTS[screen as keyof typeof RESULTS], { transactionId: ANY_ID })
    : route('provider-payment', { transactionPaymentId: ANY_ID, page: screen });

/** Query parameter of the point of sale, which gets the builder in the simple layout (spec 1 and 2.4). */
export const POINT_OF_SALE = 'pos';

const builderSources = [sourceWithIds('assembly-edit'), routeSource('assembly-edit-with-cart')];

/** The builder's addresses. One that was led elsewhere does not match what comes after it. */
export const builderShells: readonly {
  source: string;
  destination: string;
  has?: { type: 'query'; key: string }[];
}[] = [
  ...[route('assembly-new'), ...builderSources].map((source) => ({
    source,
    has: [{ type: 'query' as const, key: POINT_OF_SALE }],
    destination: route('assembly-simple'),
  })),
  ...builderSources.map((source) => ({ source, destination: route('assembly-new') })),
];
