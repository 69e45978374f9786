import { type ComponentType, lazy } from 'react';
import { loadEventually } from '@/lib/browser/load-eventually';

/** `lazy` for a component that the page can do without for now: its code comes when the connection is back. */
export const lazyEventually = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadEventually(load));
