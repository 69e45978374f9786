import { usePathname } from 'next/navigation';

/** The parts of the address after its first one, decoded: `/pagos/{id}/…`. Empty where one cannot be decoded. */
export function usePathParts(): string[] {
  const parts = usePathname().split('/').slice(2);
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return [];
  }
}
