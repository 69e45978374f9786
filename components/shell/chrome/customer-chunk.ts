/** What the chrome loads for a signed-in customer. */
export { startCustomerFavorites } from '@/components/product/wishlist/customer-favorites';
export { startCartSync } from '@/stores/flows/cart/customer/cart-sync';
export { Bell } from '../bell/bell';
