import { usePathname } from 'next/navigation';

/** The id in the path of a profile screen (`/perfil/pedidos/{id}/…`); null if the path has none. */
export function usePathId(): string | null {
  const id = usePathname().split('/')[3];
  try {
    return id ? decodeURIComponent(id) : null;
  } catch {
    return null;
  }
}
