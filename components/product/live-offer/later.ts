/** What a page with products loads together once its first view is done. */
export { watchView } from '../recently-viewed/watch-view';
export { confirmProducts } from './confirm-products';
