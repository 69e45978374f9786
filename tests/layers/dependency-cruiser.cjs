/** Areas of components, from the ground floor to the top: each imports only those that stand before it. */
const AREAS = [
  'ui',
  'forms',
  'shared',
  'product',
  'cart',
  'browse',
  'account',
  'builder',
  'checkout',
  'pages',
  'shell',
];

const areaRules = AREAS.slice(0, -1).map((area, floor) => ({
  name: `${area}-imports-no-area-above-it`,
  severity: 'error',
  from: { path: `^components/${area}/` },
  to: { path: `^components/(${AREAS.slice(floor + 1).join('|')})/` },
}));

const outside = (...folders) => ({ path: `^(${folders.join('|')})/` });

/** Each layer imports only what stands to its left: domain, api, stores, components, app. */
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...areaRules,
    {
      name: 'areas-are-known',
      severity: 'error',
      from: {},
      to: { path: `^components/(?!(${AREAS.join('|')})/)` },
    },
    {
      name: 'styles-belong-to-their-area',
      severity: 'error',
      from: { path: '^(components/[^/]+|app|lib|stores)/' },
      to: { path: '\\.css$', pathNot: ['^$1/', '^app/(globals|styles/)'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: outside('app', 'components', 'lib', 'stores'),
      to: { circular: true },
    },
    {
      name: 'the-mock-computes-by-itself',
      severity: 'error',
      from: { path: '^tests/mock-api/' },
      to: { path: '^(lib/(?!api/endpoints/)|stores/|components/|app/)' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: '^(tests|e2e)/' },
      to: outside('tests', 'e2e'),
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^lib/domain/' },
      to: { pathNot: '^(lib/domain/|node_modules/zod/)' },
    },
    {
      name: 'routing-features-and-env-are-leaves',
      severity: 'error',
      from: { path: '^lib/(routing/|features/|env\\.ts$)' },
      to: { pathNot: '^(lib/(domain|routing|features)/|node_modules/zod/)' },
    },
    {
      name: 'lib-has-folders-and-env',
      severity: 'error',
      from: {},
      to: { path: '^lib/(?!env\\.ts$)[^/]+$' },
    },
    {
      name: 'checkout-knows-payments-and-not-the-reverse',
      severity: 'error',
      from: { path: '^lib/domain/payments/' },
      to: { path: '^lib/domain/checkout/' },
    },
    {
      name: 'api-knows-domain-only',
      severity: 'error',
      from: { path: '^lib/api/' },
      // The server's client logs what fails.
      to: {
        path: '^(lib/(?!api/|domain/|env\\.|routing/|monitoring/)|stores/|components/|app/)',
      },
    },
    {
      name: 'contract-describes-the-api',
      severity: 'error',
      from: { path: '^lib/contract/' },
      to: { path: '^lib/(?!(contract|api|domain)/|bff/grant\\.ts$)' },
    },
    {
      name: 'the-browser-loads-no-contract',
      severity: 'error',
      from: { path: '^(components|stores|lib/(api|domain|i18n|routing))/' },
      to: { path: '^lib/contract/' },
    },
    {
      name: 'lib-knows-no-screen',
      severity: 'error',
      from: { path: '^lib/' },
      to: outside('stores', 'components', 'app'),
    },
    {
      name: 'stores-know-no-screen',
      severity: 'error',
      from: { path: '^stores/' },
      to: outside('components', 'app'),
    },
    {
      name: 'components-are-not-pages',
      severity: 'error',
      from: { path: '^components/' },
      to: outside('app'),
    },
    {
      name: 'components-never-fetch',
      severity: 'error',
      from: { path: '^components/' },
      // With the browser's client they may run a call of a resource.
      to: {
        path: '^lib/api/(endpoints/|catalogue\\.|client/(client|server-client|catalogue-read)\\.)',
      },
    },
    {
      name: 'ui-has-no-state',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^(stores/|lib/api/|components/(?!ui/))' },
    },
  ],
  options: {
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|node_modules/(?!zod))' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'] },
  },
};
