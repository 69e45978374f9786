import type { HttpHandler } from 'msw';
import type { Backend } from './backend';
import { controlHandlers } from './control/handlers';
import { catalogueHandlers } from './handlers/catalogue';
import { eshopHandlers } from './handlers/eshop';
import { guardHandlers } from './handlers/guard';
import { homeHandlers } from './handlers/home';
import { landingHandlers } from './handlers/landings';
import { loginHandlers } from './handlers/login';
import { passwordHandlers } from './handlers/passwords';
import { placeHandlers } from './handlers/places';
import { registerHandlers } from './handlers/register';
import { reviewHandlers } from './handlers/reviews';
import { searchHandlers } from './handlers/search';
import { sessionHandlers } from './handlers/session';
import { sitemapHandlers } from './handlers/sitemap';
import { mediaHandlers } from './media/handlers';

/** Every handler of the backend: the busiest first, since they are tried in order. */
export function createHandlers(backend: Backend): HttpHandler[] {
  return [
    ...mediaHandlers(backend),
    ...catalogueHandlers(backend),
    ...searchHandlers(backend),
    ...homeHandlers(backend),
    ...landingHandlers(backend),
    ...reviewHandlers(backend),
    ...placeHandlers(backend),
    ...sitemapHandlers(backend),
    ...eshopHandlers(backend),
    ...loginHandlers(backend),
    ...registerHandlers(backend),
    ...sessionHandlers(backend),
    ...passwordHandlers(backend),
    ...controlHandlers(backend),
    ...guardHandlers(backend),
  ];
}
