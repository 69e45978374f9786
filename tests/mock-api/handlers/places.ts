import { badParameter, notFound, Problem } from '../core/problem';
import { listParameter } from '../core/query';
import type { Handlers } from '../core/route';
import { slugify } from '../core/text';
import { toWire } from '../core/wire';
import { estimateDelivery } from '../places/estimate';
import { isZipCode, type Place, placeOf } from '../places/zip-codes';
import { STORES, stateByCode } from '../seed/places/stores';
import { articleById } from './catalogue';

function existingPlace(zipCode: string): Place {
  if (!isZipCode(zipCode)) {
    throw new Problem(422, 'Código postal no válido', 'El código postal debe tener 5 dígitos.', {
      parameter: 'zip_code',
    });
  }
  const place = placeOf(zipCode);
  if (!place) throw notFound(`El código postal ${zipCode} no existe.`);
  return place;
}

/** About how many degrees away a place may be and still be near. */
const NEAR = 1.5;

const placeResource = (place: Place) => ({
  type: 'zip-codes',
  id: place.zipCode,
  attributes: {
    zip_code: place.zipCode,
    state: place.state.name,
    municipality: place.municipality,
    city: place.city,
    neighborhoods: place.neighborhoods,
  },
});

export const placeHandlers: Handlers = {
  stores() {
    const data = STORES.map((store) => ({
      type: 'stores',
      id: store.id,
      attributes: {
        name: store.name,
        slug: slugify(store.name),
        address: store.address,
        city: store.city,
        state: stateByCode(store.state).name,
        ...toWire(store, 'zipCode phone latitude longitude hours services'),
      },
    }));
    return { data };
  },
  zipCode(_, { params }) {
    return { data: placeResource(existingPlace(params.zipCode ?? '')) };
  },
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
    if (ids.length === 0 || ids.length > 50) {
      throw badParameter('filter[id]', 'Se estiman de 1 a 50 productos.');
    }
    const found = ids.flatMap((id) => {
      const article = backend.catalogue.byId.get(id);
      return article && article.stock.total > 0
        ? [[id, estimateDelivery(article, place, backend.now())] as const]
        : [];
    });
    return { meta: { estimates: Object.fromEntries(found) } };
  },
};
