import {
  NEXT_INTERCEPTION_MARKER_PREFIX,
  NEXT_NAV_DEPLOYMENT_ID_HEADER,
  NEXT_QUERY_PARAM_PREFIX,
} from 'next/dist/lib/constants';

/** Of Next's constants, most are those of its server. */
const browserConstants = {
  NEXT_INTERCEPTION_MARKER_PREFIX,
  NEXT_NAV_DEPLOYMENT_ID_HEADER,
  NEXT_QUERY_PARAM_PREFIX,
};

/** Next's screen for the case that the shop's own screen for errors (`app/global-error.tsx`) fails, with icon and styles. */
const lastResort = `
const { createElement } = require('react');
exports.__esModule = true;
exports.default = () =>
  createElement('html', null, createElement('body', null,
    createElement('button', { onClick: () => location.reload() }, '↻')));`;

/** The shop's links are plain: none tells that it is being followed, and none is fetched again when the page changes. */
const plainLinks = `
exports.getLinkForCurrentNavigation = () => null;
exports.setLinkForCurrentNavigation = exports.pingVisibleLinks = () => {};`;

/** No address of the shop is shown within another page. */
const noInterception = `
exports.INTERCEPTION_ROUTE_MARKERS = [];
exports.isInterceptionRouteAppPath = () => false;`;

/** Nothing in the shop is answered by `redirect()` or `notFound()`: addresses are redirected and refused before they are rendered. */
const onlyChildren = '({ children }) => children;';

/** Without scripts of `next/script` before hydration. */
const bootstrap = `
window.next = { appDir: true };
exports.appBootstrap = (hydrate) => hydrate();`;

/**
 * Modules of Next that every first view loads, for what the shop does not do, and the code that browsers get instead. By path in the folder `next/dist`.
 */
export const lighterModules: Readonly<Record<string, string>> = {
  'lib/constants.js': `module.exports = ${JSON.stringify(browserConstants)};`,
  // For browsers without `trimStart` or `Array.flat`. Those that know the shop's colours (`light-dark()`) have them.
  'build/polyfills/polyfill-module.js': '',
  // Node's timers for packages that are not in the shop; what is asked of `process` is its `env`.
  'build/polyfills/process.js': 'module.exports = { env: {} };',
  'client/components/builtin/global-error.js': lastResort,
  'client/components/links.js': plainLinks,
  'shared/lib/router/utils/interception-routes.js': noInterception,
  'client/components/router-reducer/reducers/has-interception-route-in-current-tree.js':
    'exports.hasInterceptionRouteInCurrentTree = () => false;',
  // For those two, and for developers.
  'shared/lib/router/utils/app-paths.js': '',
  'client/components/redirect-boundary.js': `exports.RedirectBoundary = ${onlyChildren}`,
  'client/components/http-access-fallback/error-boundary.js': `exports.HTTPAccessFallbackBoundary = ${onlyChildren}`,
  'client/app-bootstrap.js': bootstrap,
  // Texts for developers.
  'shared/lib/instant-messages.js': '',
  // The shop has no Server Actions.
  'client/components/router-reducer/reducers/server-action-reducer.js':
    "exports.serverActionReducer = () => { throw new Error('There are no Server Actions.'); };",
};

/** From the folder of the configuration. */
const loader = './lib/document/framework/replace-module.cjs';

/** For `turbopack.rules` of the configuration: in the browser's code of a build, each of these modules becomes the lighter one. */
export const lighterModuleRules = Object.fromEntries(
  Object.entries(lighterModules).map(([path, code]) => [
    `**/next/dist/${path}`,
    {
      condition: { all: ['browser' as const, 'production' as const] },
      loaders: [{ loader, options: { code } }],
    },
  ]),
);
