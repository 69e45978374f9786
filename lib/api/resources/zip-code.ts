import * as z from 'zod/mini';
import type { ZipCodePlace } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { text, textList } from './wire';

const wire = z.object({
  zip_code: text,
  state: text,
  municipality: text,
  city: text,
  neighborhoods: textList,
});

export function toZipCodePlace(model: JsonApiModel): ZipCodePlace | null {
  const { zip_code, ...place } = wire.parse(model);
  const zipCode = zip_code || model.id;
  return zipCode && place.state ? { zipCode, ...place } : null;
}
