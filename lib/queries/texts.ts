import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { toTranslations } from '@/lib/api/resources/translations';
import { overrideTexts } from '@/lib/i18n/client';

/**
 * Lets the backend's texts override the shop's own in a namespace, once a visit. Gives how many it has; without
 * an answer the shop's own stay.
 */
export const backendTexts = (
  namespace: string,
  endpoint:
    | typeof specEndpoints.cartInitData
    | typeof specEndpoints.assemblyInitData = specEndpoints.cartInitData,
) =>
  queryOptions({
    queryKey: ['backend-texts', namespace],
    queryFn: async ({ signal }) => {
      const { meta } = await browserClient.request<string>(endpoint, { signal });
      const translations = toTranslations(meta);
      overrideTexts(namespace, translations);
      return translations.size;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The builder's. */
export const assemblyTexts = () => backendTexts('assembly', specEndpoints.assemblyInitData);
