import { useQuery } from '@tanstack/react-query';
import { getQueryClient } from '@/lib/api/client/query-client';
import { backendTextsQuery } from '@/lib/i18n/backend-texts';

/** Asks for the backend's texts of a screen once per visit. Until they come, and without them, the shop's own stay. */
export function useBackendTexts(...args: Parameters<typeof backendTextsQuery>): void {
  useQuery(backendTextsQuery(...args), getQueryClient());
}
