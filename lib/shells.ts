import { PROVIDER_KINDS, type ProviderKind } from './payment-providers';
import { type RouteName, route } from './routes';

/** Placeholder for the id in the address of a document that is the same for every id. */
const ANY_ID = 'cualquiera';

/** Routes of screens whose address always has an id. */
const WITH_ID = [
  'profile.order',
  'profile.order.chat',
  'profile.order.warranty',
  'profile.order.warranty-products',
  'profile.address.edit',
] as const satisfies readonly RouteName[];

/** Routes of screens whose address may have an id. */
const WITH_OR_WITHOUT_ID = [
  'email.verify',
  'profile.warranties',
] as const satisfies readonly RouteName[];

/** The address of the one document that serves a screen for every id. */
export function documentPath(name: RouteName): string {
  return route(name, WITH_ID.some((known) => known === name) ? { id: ANY_ID } : {});
}

const PATTERN_ID = ':id';

/** Steps of the checkout. Each also exists for a transaction that is already there (spec 2.1). */
const CHECKOUT = ['cart-payment', 'cart-shipping', 'cart-monthly', 'cart-review'] as const;

/** Routes of the payment result pages. */
const RESULTS = {
  success: 'success-payment',
  processing: 'pagos-transactionId-procesar-pago',
  pending: 'pending-payment',
} as const;

/** Rewrites from addresses with an id to the one document of the screen. The browser reads the id. */
export const shells: readonly { source: string; destination: string }[] = [
  ...WITH_ID.map((name) => ({
    source: route(name, { id: ANY_ID }).replace(ANY_ID, PATTERN_ID),
    destination: documentPath(name),
  })),
  ...WITH_OR_WITHOUT_ID.map((name) => ({
    source: `${route(name)}/${PATTERN_ID}`,
    destination: documentPath(name),
  })),
  ...CHECKOUT.map((name) => ({
    source: route(name, { transactionId: ANY_ID }).replace(ANY_ID, PATTERN_ID),
    destination: route(name),
  })),
  ...Object.values(RESULTS).map((name) => ({
    source: route(name, { transactionId: ANY_ID }).replace(ANY_ID, PATTERN_ID),
    destination: route(name, { transactionId: ANY_ID }),
  })),
  {
    source: `${route('validate-address.document')}/:transactionId/:code/:missingPayment/:response`,
    destination: route('validate-address.document'),
  },
];

/** Rewrites for the pages of the payment providers, whose identifiers come from the environment. */
export function providerShells(
  providers: Readonly<Record<ProviderKind, string>>,
): { source: string; destination: string }[] {
  return PROVIDER_KINDS.map((kind) => ({
    source: route('provider-payment', {
      transactionPaymentId: ANY_ID,
      page: `pago-${providers[kind]}`,
    }).replace(ANY_ID, PATTERN_ID),
    destination: resultPath(kind),
  }));
}

/** The address of the one document of a payment result page. */
export const resultPath = (screen: keyof typeof RESULTS | ProviderKind): string =>
  screen in RESULTS
    ? route(RESULTS[screen as keyof typeof RESULTS], { transactionId: ANY_ID })
    : route('provider-payment', { transactionPaymentId: ANY_ID, page: screen });

/** Query parameter of the point of sale. With it the builder has the simple layout (spec 1 and 2.4). */
export const POINT_OF_SALE = 'pos';

const builderSources = [
  route('assembly-edit', { id: ANY_ID }).replace(ANY_ID, PATTERN_ID),
  `${route('assembly-new')}/:assemblyId/:qty/:id?`,
];

/** Rewrites of the builder's addresses. The first match wins, so the ones with the point of sale stand first. */
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
