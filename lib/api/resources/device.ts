import type { Device } from '@/lib/domain/account/device';
import type { JsonApiModel } from '../json-api';
import { snakeToCamel } from './snake-to-camel';
import { dateTime, flag, text } from './wire';

const readFields = snakeToCamel({
  id: text,
  name: text,
  place: text,
  authorized: flag,
  is_current: flag,
  last_used_utc: dateTime,
});

export function toDevice(model: JsonApiModel): Device | null {
  const { authorized: isAuthorized, ...device } = readFields(model);
  return device.id ? { ...device, isAuthorized } : null;
}
