/** One chunk for the code that a page with products loads after its first view. */
export { watchView } from '../seen/watch-view';
export { confirmProducts } from './confirm-products';
