import type { CardModule } from '../types';
import { openCardFrame } from './card-frame';

/**
 * Simulates the card provider. The fields are in a frame that this page cannot read, and send nothing. The result is a
 * reference with the brand and the last four digits.
 */
export const sandboxCard: CardModule = {
  kind: 'card',
  isSandbox: true,
  mountCard: async (host, options) => {
    const { check, submit, remove } = await openCardFrame(host, options, {
      fields: 'card',
      brand: '',
    });
    return {
      validate: check,
      submit: async () => {
        const given = await submit();
        return given && { ...given, holder: null };
      },
      remove,
    };
  },
  mountSecurityCode: async (host, options) => {
    const { brand } = options;
    const { submit, remove } = await openCardFrame(host, options, { fields: 'code', brand });
    return { submit: async () => (await submit())?.token ?? null, remove };
  },
  createDeviceSession: async () => `rse_prueba_${crypto.randomUUID()}`,
  mountExpress: null,
  verify: null,
};
