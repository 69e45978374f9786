import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { toTranslations } from '@/lib/api/resources/translations';
import { overrideTexts } from '@/lib/i18n/client';

/**
 * Overrides the shop's texts of a namespace with those of the backend, once per visit. The data is their number. When
 * the call fails, the shop's own texts stay.
 */
export const backendTextsQuery = (
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

/** The backend's texts for the builder. */
export const builderTextsQuery = () =>
  backendTextsQuery('assembly', specEndpoints.assemblyInitData);
