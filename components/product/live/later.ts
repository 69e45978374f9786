/** What a page with products loads together once its first view is done. */
export { watchView } from '../seen/watch-view';
export { confirmProducts } from './confirm-products';
