import type { ClientHooks } from './client';

let hooks: ClientHooks = {};

/** The hooks of the browser's client. In a file of their own, because the client is loaded only when it is needed. */
export const browserHooks: ClientHooks = {
  headers: () => hooks.headers?.() ?? {},
  onError: (error, call) => hooks.onError?.(error, call),
  absentCalls: {
    has: (call) => hooks.absentCalls?.has(call) ?? false,
    add: (call) => hooks.absentCalls?.add(call),
  },
};

/** Sets the session headers and the error handler of the browser's client. */
export function setClientHooks(next: ClientHooks): void {
  hooks = next;
}
