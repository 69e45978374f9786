import { type HttpHandler, http } from 'msw';
import type { Backend } from './backend';
import { customerControlHandlers } from './control/customer-handlers';
import { controlHandlers } from './control/handlers';
import { paymentControlHandlers } from './control/payment-handlers';
import { type CustomerHandlers, customerRoute } from './core/customer-route';
import { notFound, unauthenticated } from './core/problem';
import { answering, ENDPOINTS, type Handlers, route } from './core/route';
import {
  customerHandlers,
  deviceHandlers,
  notificationHandlers,
  walletHandlers,
} from './handlers/account';
import { addressHandlers } from './handlers/addresses';
import { assemblyHandlers } from './handlers/assembly';
import { assemblyConfigHandlers, assemblyDetailHandlers } from './handlers/assembly-configs';
import { cartHandlers } from './handlers/cart';
import { cartAssemblyHandlers } from './handlers/cart-assemblies';
import { cartSavingHandlers } from './handlers/cart-savings';
import { catalogueHandlers, sitemapHandlers } from './handlers/catalogue';
import { checkoutHandlers } from './handlers/checkout';
import { eshopHandlers } from './handlers/eshop';
import { homeHandlers, landingHandlers } from './handlers/home';
import { invoicingDataHandlers, invoicingHandlers } from './handlers/invoicing';
import { orderChatHandlers } from './handlers/order-chat';
import { orderHandlers } from './handlers/orders';
import { emailHandlers, passwordHandlers } from './handlers/passwords';
import { placeHandlers } from './handlers/places';
import { ownReviewHandlers, reviewHandlers } from './handlers/reviews';
import { searchHandlers } from './handlers/search';
import {
  humanHandlers,
  loginHandlers,
  registerHandlers,
  sessionHandlers,
} from './handlers/sign-in';
import { tokenizableHandlers } from './handlers/tokenizables';
import { transactionHandlers, transactionPaymentHandlers } from './handlers/transactions';
import { warrantyHandlers } from './handlers/warranties';
import { photoFiles, photoHandlers } from './handlers/warranty-photos';
import { wishlistHandlers, wishlistItemHandlers } from './handlers/wishlists';
import { mediaHandlers } from './media/handlers';

const PUBLIC: Handlers = {
  ...catalogueHandlers,
  ...searchHandlers,
  ...homeHandlers,
  ...landingHandlers,
  ...reviewHandlers,
  ...placeHandlers,
  ...sitemapHandlers,
  ...eshopHandlers,
  ...loginHandlers,
  ...registerHandlers,
  ...humanHandlers,
  ...passwordHandlers,
  ...assemblyHandlers,
  ...invoicingDataHandlers,
};

const PERSONAL: CustomerHandlers = {
  ...sessionHandlers,
  ...emailHandlers,
  ...cartHandlers,
  ...cartSavingHandlers,
  ...cartAssemblyHandlers,
  ...assemblyConfigHandlers,
  ...assemblyDetailHandlers,
  ...wishlistHandlers,
  ...wishlistItemHandlers,
  ...ownReviewHandlers,
  ...customerHandlers,
  ...deviceHandlers,
  ...walletHandlers,
  ...notificationHandlers,
  ...addressHandlers,
  ...invoicingHandlers,
  ...tokenizableHandlers,
  ...checkoutHandlers,
  ...transactionHandlers,
  ...transactionPaymentHandlers,
  ...orderHandlers,
  ...orderChatHandlers,
  ...warrantyHandlers,
  ...photoHandlers,
};

const entriesOf = <One>(handlers: Handlers<One>) =>
  Object.entries(handlers).map(
    ([name, answer]) => [ENDPOINTS[name as keyof typeof ENDPOINTS], answer] as const,
  );

/** Calls of the contract that nothing answers are refused like those without a session, other paths are unknown. */
function guards(backend: Backend): HttpHandler[] {
  const personal = Object.values(ENDPOINTS).filter(({ access }) => access !== 'public');
  return [
    ...personal.map((endpoint) =>
      route(backend, endpoint, () => {
        throw unauthenticated();
      }),
    ),
    http.all('*/api/*', async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const fault = await backend.control.intercept(request.method, pathname + search);
      return (
        fault ??
        answering(() => {
          throw notFound(`La ruta ${request.method} ${pathname} no existe.`);
        })
      );
    }),
  ];
}

/** Every handler of the backend: the busiest first, since they are tried in order. */
export const createHandlers = (backend: Backend): HttpHandler[] => [
  photoFiles(backend),
  ...mediaHandlers(backend),
  ...entriesOf(PUBLIC).map(([endpoint, answer]) =>
    route(backend, endpoint, (call) => answer(backend, call)),
  ),
  ...entriesOf(PERSONAL).map(([endpoint, answer]) =>
    customerRoute(backend, endpoint, (call) => answer(backend, call)),
  ),
  ...controlHandlers(backend),
  ...customerControlHandlers(backend),
  ...paymentControlHandlers(backend),
  ...guards(backend),
];
