import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/client/browser-client';
import { readTranslations } from '@/lib/api/translations';
import { overrideTexts } from '@/lib/i18n/client';

/** The backend's texts override the shop's, once per visit. When the call fails, these stay. */
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

export const builderTextsQuery = () => backendTextsQuery('assembly', 'builder');
