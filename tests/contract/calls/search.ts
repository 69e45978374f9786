import { readCandidates } from '@/lib/api/assembly';
import { readSearch } from '@/lib/api/search';
import { readMostSearched, readSuggestions } from '@/lib/api/search-suggestions';
import { type CallTable, id } from './samples';

const filters = {
  brands: ['amd'],
  performances: ['alta'],
  stockStatus: ['available' as const],
  secondary: ['am5'],
  allCategories: true,
};

export const searchTable: CallTable = {
  search: (client) =>
    readSearch(client, {
      text: 'teclado',
      brands: ['b'],
      categories: [],
      page: 1,
      sort: 'price-asc',
      priceMin: 1,
      priceMax: 2,
      monthlyMax: 3,
      onlyOffers: true,
      onlyInStock: true,
      attributes: ['socket_am5'],
      delivery: { kind: 'tomorrow', zipCode: '06700' },
    }),
  mostSearched: (client) => readMostSearched(client),
  suggestions: (client) => readSuggestions(client, 'tecl'),
  assemblyGroupComponents: (client) =>
    readCandidates(client, {
      groupId: id,
      page: 1,
      filters,
      productIds: ['41'],
      onlyCompatible: true,
      sort: 'price',
      priceMax: 10,
    }),
};
