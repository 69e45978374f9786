import { useQuery } from '@tanstack/react-query';
import { backendTextsQuery } from '@/lib/queries/backend-texts';
import { getQueryClient } from '@/lib/queries/query-client';

/** Asks for the backend's texts of a screen once per visit. Until they come, and without them, the shop's own stay. */
export function useBackendTexts(...args: Parameters<typeof backendTextsQuery>): void {
  useQuery(backendTextsQuery(...args), getQueryClient());
}
