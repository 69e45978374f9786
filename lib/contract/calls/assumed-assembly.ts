import type { assumedAssemblyEndpoints } from '@/lib/api/endpoints/assumed-assembly';
import { type CallContract, many } from '../call';
import { should } from '../fields';
import { partFilterFields } from '../resources/builder';
import { partContract } from '../resources/catalogue';
import { pageFields } from '../resources/page';

export const assumedAssemblyCalls = {
  assemblyGroupComponents: {
    screens: ['Builder'],
    purpose: 'The parts for a step, 15 at a time',
    loss: 'no part can be chosen',
    query: {
      'page[number]': '1',
      'page[size]': '15',
      include: 'category,images,brand',
      product_ids: '41,52',
      'filter[brand]': 'amd',
      'filter[performance]': 'alta',
      'filter[stockStatus]': 'available',
      'filter[search][]': 'am5',
      'filter[allCategories]': '1',
      'filter[compatible]': '1',
      'filter[priceMax]': '5000',
    },
    data: many(partContract),
    meta: { ...pageFields, filters: should.object('there are no filters', partFilterFields) },
  },
} satisfies Record<keyof typeof assumedAssemblyEndpoints, CallContract>;
