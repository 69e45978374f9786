import type { HttpHandler } from 'msw';
import type { Backend } from '../backend';

export function mediaHandlers(_backend: Backend): HttpHandler[] {
  return [];
}
