import type { ClientHooks } from './client';

let hooks: ClientHooks = {};

/** What the browser's client adds and whom it tells. Apart from the client, which is loaded when needed. */
export const browserHooks: ClientHooks = {
  headers: () => hooks.headers?.() ?? {},
  onError: (error, call) => hooks.onError?.(error, call),
};

/** Gives the browser's client its session headers and its ear for errors. */
export function setBrowserHooks(next: ClientHooks): void {
  hooks = next;
}
