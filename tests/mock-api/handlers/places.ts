import { resourceOf, toWire } from '../core/json-api';
import { badParameter, demandParameter, found, Problem } from '../core/problem';
import { listParameter } from '../core/query';
import type { Handlers } from '../core/route';
import { slugify } from '../core/text';
import { estimateDelivery } from '../places/estimate';
import { isZipCode, type Place, placeOf } from '../places/zip-codes';
import { STORES, stateByCode } from '../seed/places/stores';
import { articleById } from './catalogue';

function existingPlace(zipCode: string): Place {
  if (!isZipCode(zipCode)) {
    const detail = 'El código postal debe tener 5 dígitos.';
    throw new Problem(422, 'Código postal no válido', detail, { parameter: 'zip_code' });
  }
  return found(placeOf(zipCode), `El código postal ${zipCode} no existe.`);
}

/** About how many degrees away a place may be and still be near. */
const NEAR = 1.5;

const placeResource = (place: Place) =>
  resourceOf('zip-codes', place.zipCode, {
    zip_code: place.zipCode,
    state: place.state.name,
    ...toWire(place, 'municipality city neighborhoods'),
  });

export const placeHandlers: Handlers = {
  stores: () => ({
    data: STORES.map((store) =>
      resourceOf('stores', store.id, {
        name: store.name,
        slug: slugify(store.name),
        ...toWire(store, 'address city'),
        state: stateByCode(store.state).name,
        ...toWire(store, 'zipCode phone latitude longitude hours services'),
      }),
    ),
  }),
  zipCode: (_, { params }) => ({ data: placeResource(existingPlace(params.zipCode ?? '')) }),
  /** The place nearest to a position, of those whose position is known here: those of the stores. */
  zipCodesNearby(_, { query }) {
    const [latitude, longitude] = ['latitude', 'longitude'].map((name) => {
      const value = Number(query.get(name) ?? Number.NaN);
      if (!Number.isFinite(value)) throw badParameter(name, `El parámetro "${name}" es un número.`);
      return value;
    }) as [number, number];
    const distance = (one: { latitude: number; longitude: number }) =>
      Math.hypot(one.latitude - latitude, one.longitude - longitude);
    const [nearest] = [...STORES].sort((a, b) => distance(a) - distance(b));
    const place = nearest && distance(nearest) < NEAR ? placeOf(nearest.zipCode) : null;
    return { data: place ? [placeResource(place)] : [] };
  },
  deliveryEstimate(backend, { params, query }) {
    const article = articleById(backend, params.id);
    const place = existingPlace(query.get('zip_code') ?? '');
    return { meta: estimateDelivery(article, place, backend.now()) };
  },
  deliveryEstimates(backend, { query }) {
    const place = existingPlace(query.get('zip_code') ?? '');
    const ids = listParameter(query, 'filter[id]') ?? [];
    const isRight = ids.length > 0 && ids.length <= 50;
    demandParameter(isRight, 'filter[id]', 'Se estiman de 1 a 50 productos.');
    const articles = ids.flatMap((id) => backend.catalogue.byId.get(id) ?? []);
    const sold = articles.filter(({ stock }) => stock.total > 0);
    const estimates = sold.map((one) => [one.id, estimateDelivery(one, place, backend.now())]);
    return { meta: { estimates: Object.fromEntries(estimates) } };
  },
};
