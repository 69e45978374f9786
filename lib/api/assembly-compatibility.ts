import { queryOptions } from '@tanstack/react-query';
import type { BackendAnswer } from '@/lib/domain/build/compatibility/check';
import { browserClient } from './client/browser-client';
import { createLimiter } from './client/create-limiter';
import { createRead } from './client/create-read';
import { snakeToCamel, snakeToCamelOrNull } from './client/snake-to-camel';
import * as wire from './client/wire';
import { specEndpoints } from './endpoints/spec';

export const groupLimits = wire.listOf(
  snakeToCamelOrNull(
    { id: wire.text, product_id: wire.text, max: wire.count, note: wire.text },
    'max',
  ),
);

const reasons = wire.listOf(
  snakeToCamelOrNull({ message: wire.text }, 'message'),
  ({ message }) => message,
);

export const readAssemblyInfoFields = snakeToCamel({
  compatible: wire.optionalFlag,
  reasons,
  assembly_group_configs: groupLimits,
  performance: wire.text,
});

export function toAssemblyInfo(meta: Record<string, unknown>) {
  const info = readAssemblyInfoFields(meta);
  return {
    isCompatible: info.compatible,
    messages: info.reasons,
    knowsQuantities: false,
    configs: info.assemblyGroupConfigs,
    performance: info.performance,
  };
}

export const readBuildValidityFields = snakeToCamel({ valid: wire.optionalFlag, reasons });

export function toValidity(meta: Record<string, unknown>): BackendAnswer {
  const { valid, reasons: messages } = readBuildValidityFields(meta);
  return { isCompatible: valid, messages, knowsQuantities: true };
}

export const readAssemblyInfo = createRead(
  specEndpoints.assemblyInfo,
  ({ productId, otherIds }: { productId: string; otherIds: readonly string[] }) => ({
    params: { id: productId },
    query: { product_ids: otherIds.join(',') },
  }),
  ({ meta }) => toAssemblyInfo(meta),
);

/** A step shows many products, so their calls are limited to leave connections for the visitor's own actions. */
const limitCalls = createLimiter(4);
/** Compatibility changes only when specifications change, so it is stale after ten minutes. */
const COMPATIBILITY_STALE_MS = 10 * 60_000;

export const backendCompatibilityQuery = (productId: string, otherIds: readonly string[]) => {
  const others = [...otherIds].sort();
  return queryOptions({
    queryKey: ['assembly-info', productId, others],
    queryFn: ({ signal }) =>
      limitCalls(async () => {
        signal.throwIfAborted();
        return readAssemblyInfo(browserClient, { productId, otherIds: others }, signal);
      }),
    staleTime: COMPATIBILITY_STALE_MS,
    retry: false,
  });
};
