import { usePathname } from 'next/navigation';

/** The id in the address of a screen of the profile (`/perfil/pedidos/{id}/…`); null where there is none. */
export function usePathId(): string | null {
  const id = usePathname().split('/')[3];
  try {
    return id ? decodeURIComponent(id) : null;
  } catch {
    return null;
  }
}
