import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/client/browser-client';
import { readTranslations } from '@/lib/api/translations';
import { overrideTexts } from '@/lib/i18n/client';

/**
 * Overrides the shop's texts of a namespace with those of the backend, once per visit. The data is their number. When
 * the call fails, the shop's own texts stay.
 */
export const backendTextsQuery = (
  namespace: string,
  source: Parameters<typeof readTranslations>[1] = 'cart',
) =>
  queryOptions({
    queryKey: ['backend-texts', namespace, source],
    queryFn: async ({ signal }) => {
      const translations = await readTranslations(browserClient, source, signal);
      overrideTexts(namespace, translations);
      return translations.size;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The backend's texts for the builder. */
export const builderTextsQuery = () => backendTextsQuery('assembly', 'builder');
