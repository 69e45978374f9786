import { type HttpHandler, http } from 'msw';
import { endpoints } from '@/lib/api/endpoints/all';
import type { Backend } from './backend';
import { controlHandlers, customerControlHandlers } from './control/handlers';
import { paymentControlHandlers } from './control/payment-handlers';
import { respondProblems } from './core/json-api';
import { notFound } from './core/problem';
import { type CustomerHandlers, customerRoute, type Handlers, route } from './core/route';
import { accountHandlers } from './handlers/account';
import { addressHandlers } from './handlers/addresses';
import { assemblyHandlers } from './handlers/assembly';
import { assemblyConfigHandlers } from './handlers/assembly-configs';
import { cartHandlers } from './handlers/cart';
import { cartAssemblyHandlers } from './handlers/cart-assemblies';
import { cartSavingHandlers } from './handlers/cart-savings';
import { catalogueHandlers } from './handlers/catalogue';
import { checkoutHandlers } from './handlers/checkout';
import { eshopHandlers } from './handlers/eshop';
import { homeHandlers } from './handlers/home';
import { invoicingDataHandlers, invoicingHandlers } from './handlers/invoicing';
import { orderHandlers } from './handlers/orders';
import { emailHandlers, passwordHandlers } from './handlers/passwords';
import { placeHandlers } from './handlers/places';
import { ownReviewHandlers, reviewHandlers } from './handlers/reviews';
import { searchHandlers } from './handlers/search';
import { sessionHandlers, signInHandlers } from './handlers/sign-in';
import { tokenizableHandlers } from './handlers/tokenizables';
import { transactionHandlers } from './handlers/transactions';
import { photoFiles, warrantyHandlers } from './handlers/warranties';
import { wishlistHandlers } from './handlers/wishlists';
import { mediaHandlers } from './media/files';

const PUBLIC: Handlers = {
  ...catalogueHandlers,
  ...searchHandlers,
  ...homeHandlers,
  ...reviewHandlers,
  ...placeHandlers,
  ...eshopHandlers,
  ...signInHandlers,
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
  ...wishlistHandlers,
  ...ownReviewHandlers,
  ...accountHandlers,
  ...addressHandlers,
  ...invoicingHandlers,
  ...tokenizableHandlers,
  ...checkoutHandlers,
  ...transactionHandlers,
  ...orderHandlers,
  ...warrantyHandlers,
};

const entriesOf = <One>(handlers: Handlers<One>) =>
  Object.entries(handlers).map(([name, answer]) => ({
    endpoint: endpoints[name as keyof typeof endpoints],
    answer,
  }));

const unknown = (backend: Backend): HttpHandler =>
  http.all('*/api/*', async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const fault = await backend.control.intercept(request.method, pathname + search);
    const missing = notFound(`La ruta ${request.method} ${pathname} no existe.`);
    return fault ?? respondProblems([missing]);
  });

/** Every handler of the backend: the busiest first, since they are tried in order. */
export const createHandlers = (backend: Backend): HttpHandler[] => [
  photoFiles(backend),
  ...mediaHandlers(backend),
  ...entriesOf(PUBLIC).map(({ endpoint, answer }) =>
    route(backend, endpoint, (call) => answer(backend, call)),
  ),
  ...entriesOf(PERSONAL).map(({ endpoint, answer }) =>
    customerRoute(backend, endpoint, (call) => answer(backend, call)),
  ),
  ...controlHandlers(backend),
  ...customerControlHandlers(backend),
  ...paymentControlHandlers(backend),
  unknown(backend),
];
