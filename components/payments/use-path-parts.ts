import { usePathname } from 'next/navigation';

/** The decoded path segments after the first one: `/pagos/{id}/…`. Empty when a segment cannot be decoded. */
export function usePathParts(): string[] {
  const parts = usePathname().split('/').slice(2);
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return [];
  }
}
