import * as z from 'zod/mini';
import type { Device } from '@/lib/domain/account/device';
import type { JsonApiModel } from '../json-api';
import { dateTime, flag, text } from './wire';

const wire = z.object({
  id: text,
  name: text,
  place: text,
  authorized: flag,
  is_current: flag,
  last_used_utc: dateTime,
});

export function toDevice(model: JsonApiModel): Device | null {
  const { authorized, is_current, last_used_utc, ...device } = wire.parse(model);
  if (!device.id) return null;
  return {
    ...device,
    isAuthorized: authorized,
    isCurrent: is_current,
    lastUsedUtc: last_used_utc,
  };
}
