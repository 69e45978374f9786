import { useSearchParams } from 'next/navigation';
import { route } from '@/lib/routing/routes';

/** Query parameter: which data are written, an id or `NEW`. In the address, a reload finds the form again. */
const PARAM = 'datos';
export const NEW = 'nuevos';

/** What the address asks to write; null for the list. */
export const useWritten = (): string | null => useSearchParams().get(PARAM);

export const listAddress = (): string => route('profile.invoicing');

/** @param what an id, or `NEW` */
export const writingAddress = (what: string): string =>
  `${listAddress()}?${new URLSearchParams({ [PARAM]: what })}`;
