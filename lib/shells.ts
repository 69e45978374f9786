import { type RouteName, route } from './routes';

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

const PATTERN_ID = ':id';

/** Which document answers for which addresses: the id is read in the browser. */
export const shells: readonly { source: string; destination: string }[] = [
  ...WITH_ID.map((name) => ({
    source: route(name, { id: ANY_ID }).replace(ANY_ID, PATTERN_ID),
    destination: documentPath(name),
  })),
  ...WITH_OR_WITHOUT_ID.map((name) => ({
    source: `${route(name)}/${PATTERN_ID}`,
    destination: documentPath(name),
  })),
];

/** Query parameter of the point of sale, which gets the builder in the simple layout (spec 1 and 2.4). */
const POINT_OF_SALE = 'pos';

const builderSources = [
  route('assembly-edit', { id: ANY_ID }).replace(ANY_ID, PATTERN_ID),
  `${route('assembly-new')}/:assemblyId/:qty/:id?`,
];

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
