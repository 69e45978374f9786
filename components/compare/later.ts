/** What is loaded together once the first view is done. */
export { CompareToggle } from './compare-toggle';
export { CompareWait } from './compare-wait';
