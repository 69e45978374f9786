import { useSearchParams } from 'next/navigation';
import { route } from '@/lib/routing/routes';

/** Query parameter: the edited profile, an id or `NEW_PROFILE`. In the URL, it survives a reload. */
const PARAM = 'datos';
export const NEW = 'nuevos';

/** The profile that the URL asks to edit, an id or `NEW_PROFILE`; null for the list. */
export const useWritten = (): string | null => useSearchParams().get(PARAM);

export const listAddress = (): string => route('profile.invoicing');

/** @param profileId an id, or `NEW_PROFILE` */
export const writingAddress = (what: string): string =>
  `${listAddress()}?${new URLSearchParams({ [PARAM]: what })}`;
