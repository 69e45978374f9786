import type { ClientHooks } from './client';

/** The hooks of the browser's client. In a file of their own, because the client is loaded only when it is needed. */
export const browserHooks: ClientHooks = {};

const NONE: Record<keyof ClientHooks, undefined> = {
  headers: undefined,
  onError: undefined,
  absentCalls: undefined,
};

/** Sets the session headers and the error handler of the browser's client. What is left out is taken away. */
export function setClientHooks(next: ClientHooks): void {
  Object.assign(browserHooks, NONE, next);
}
