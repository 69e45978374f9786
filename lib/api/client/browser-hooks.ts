import type { ClientHooks } from './client';

/** The hooks of the browser's client. In a file of their own, because the client is loaded only when it is needed. */
export const browserHooks: ClientHooks = {};

/** Sets the session headers and the error handler of the browser's client. What is left out is taken away. */
export function setClientHooks(next: ClientHooks): void {
  const none = { headers: undefined, onError: undefined, absentCalls: undefined };
  Object.assign(browserHooks, none satisfies Record<keyof ClientHooks, undefined>, next);
}
