import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Hears of every request that this process gets from now on, before its server does. Next gives its server to nobody. */
export function onRequest(hear: (exchange: Exchange) => void): void {
  subscribe('http.server.request.start', (message) => hear(message as Exchange));
}
