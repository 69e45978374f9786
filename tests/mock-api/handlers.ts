import type { HttpHandler } from 'msw';
import type { Backend } from './backend';
import { customerControlHandlers } from './control/customer-handlers';
import { controlHandlers } from './control/handlers';
import { paymentControlHandlers } from './control/payment-handlers';
import { addressHandlers } from './handlers/addresses';
import { assemblyHandlers } from './handlers/assembly';
import { assemblyConfigHandlers } from './handlers/assembly-configs';
import { assemblyDetailHandlers } from './handlers/assembly-details';
import { cartHandlers } from './handlers/cart';
import { cartAssemblyHandlers } from './handlers/cart-assemblies';
import { cartSavingHandlers } from './handlers/cart-savings';
import { catalogueHandlers } from './handlers/catalogue';
import { checkoutHandlers } from './handlers/checkout';
import { customerHandlers } from './handlers/customer';
import { deviceHandlers } from './handlers/devices';
import { eshopHandlers } from './handlers/eshop';
import { guardHandlers } from './handlers/guard';
import { homeHandlers } from './handlers/home';
import { invoicingHandlers } from './handlers/invoicing';
import { landingHandlers } from './handlers/landings';
import { loginHandlers } from './handlers/login';
import { notificationHandlers } from './handlers/notifications';
import { orderChatHandlers } from './handlers/order-chat';
import { orderHandlers } from './handlers/orders';
import { ownReviewHandlers } from './handlers/own-reviews';
import { passwordHandlers } from './handlers/passwords';
import { placeHandlers } from './handlers/places';
import { registerHandlers } from './handlers/register';
import { reviewHandlers } from './handlers/reviews';
import { searchHandlers } from './handlers/search';
import { sessionHandlers } from './handlers/session';
import { sitemapHandlers } from './handlers/sitemap';
import { tokenizableHandlers } from './handlers/tokenizables';
import { transactionPaymentHandlers } from './handlers/transaction-payments';
import { transactionHandlers } from './handlers/transactions';
import { walletHandlers } from './handlers/wallet';
import { warrantyHandlers } from './handlers/warranties';
import { warrantyPhotoHandlers } from './handlers/warranty-photos';
import { wishlistItemHandlers } from './handlers/wishlist-items';
import { wishlistHandlers } from './handlers/wishlists';
import { mediaHandlers } from './media/handlers';

/** Every handler of the backend: the busiest first, since they are tried in order. */
export function createHandlers(backend: Backend): HttpHandler[] {
  return [
    ...warrantyPhotoHandlers(backend),
    ...mediaHandlers(backend),
    ...catalogueHandlers(backend),
    ...searchHandlers(backend),
    ...homeHandlers(backend),
    ...landingHandlers(backend),
    ...reviewHandlers(backend),
    ...placeHandlers(backend),
    ...sitemapHandlers(backend),
    ...eshopHandlers(backend),
    ...loginHandlers(backend),
    ...registerHandlers(backend),
    ...sessionHandlers(backend),
    ...passwordHandlers(backend),
    ...cartHandlers(backend),
    ...cartSavingHandlers(backend),
    ...cartAssemblyHandlers(backend),
    ...assemblyHandlers(backend),
    ...assemblyConfigHandlers(backend),
    ...assemblyDetailHandlers(backend),
    ...wishlistHandlers(backend),
    ...wishlistItemHandlers(backend),
    ...ownReviewHandlers(backend),
    ...customerHandlers(backend),
    ...deviceHandlers(backend),
    ...walletHandlers(backend),
    ...notificationHandlers(backend),
    ...addressHandlers(backend),
    ...invoicingHandlers(backend),
    ...tokenizableHandlers(backend),
    ...checkoutHandlers(backend),
    ...transactionHandlers(backend),
    ...transactionPaymentHandlers(backend),
    ...orderHandlers(backend),
    ...orderChatHandlers(backend),
    ...warrantyHandlers(backend),
    ...controlHandlers(backend),
    ...customerControlHandlers(backend),
    ...paymentControlHandlers(backend),
    ...guardHandlers(backend),
  ];
}
