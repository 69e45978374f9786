import type { BackendAnswer } from '@/lib/domain/build/compatibility/check';
import type { GroupLimit } from '@/lib/domain/build/types';
import { groupLimits } from './assembly';
import { snakeToCamel } from './snake-to-camel';
import { listOf, optionalFlag, text } from './wire';

const readReason = snakeToCamel({ message: text });
const reasons = listOf((entry) => readReason(entry).message || null);

/** The backend's compatibility answer for a product among others. */
export interface AssemblyInfo extends BackendAnswer {
  configs: readonly GroupLimit[];
  performance: string;
}

const readInfo = snakeToCamel({
  compatible: optionalFlag,
  reasons,
  assembly_group_configs: groupLimits,
  performance: text,
});

export function toAssemblyInfo(meta: Record<string, unknown>): AssemblyInfo {
  const info = readInfo(meta);
  return {
    isCompatible: info.compatible,
    messages: info.reasons,
    knowsQuantities: false,
    configs: info.assemblyGroupConfigs,
    performance: info.performance,
  };
}

const readValidity = snakeToCamel({ valid: optionalFlag, reasons });

export function toValidity(meta: Record<string, unknown>): BackendAnswer {
  const { valid, reasons: messages } = readValidity(meta);
  return { isCompatible: valid, messages, knowsQuantities: true };
}
