import type { ZipCodePlace } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { snakeToCamel } from './snake-to-camel';
import { text, textList } from './wire';

const readFields = snakeToCamel({
  zip_code: text,
  state: text,
  municipality: text,
  city: text,
  neighborhoods: textList,
});

export function toZipCodePlace(model: JsonApiModel): ZipCodePlace | null {
  const place = readFields(model);
  const zipCode = place.zipCode || model.id;
  return zipCode && place.state ? { ...place, zipCode } : null;
}
