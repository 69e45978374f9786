import type { ComponentType } from 'react';
import { loadWithTexts } from '@/lib/i18n/load-with-texts';
import type { Namespace } from '@/lib/i18n/types';
import type { CustomerScreenProps } from './customer-screen';

/** A function for `ClientScreen` that loads a screen of customers with its texts. Guests are sent to the login. */
export const customerScreenLoader =
  <Own extends object = Record<never, never>>(
    namespaces: readonly Namespace[],
    load: () => Promise<ComponentType<CustomerScreenProps & Own>>,
  ) =>
  (): Promise<ComponentType<Own>> =>
    loadWithTexts(['account', ...namespaces], async () => {
      const [{ withCustomer }, Screen] = await Promise.all([import('./customer-screen'), load()]);
      return withCustomer<Own>(Screen);
    });
