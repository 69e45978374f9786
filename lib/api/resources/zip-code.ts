import type { ZipCodePlace } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { snakeToCamel } from './snake-to-camel';
import { text, textList, zipCode } from './wire';

const readFields = snakeToCamel({
  zip_code: zipCode,
  state: text,
  municipality: text,
  city: text,
  neighborhoods: textList,
});

export function toZipCodePlace(model: JsonApiModel): ZipCodePlace | null {
  const place = readFields(model);
  const code = place.zipCode || zipCode.parse(model.id);
  return code && place.state ? { ...place, zipCode: code } : null;
}
