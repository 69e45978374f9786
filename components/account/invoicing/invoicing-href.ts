import { useSearchParams } from 'next/navigation';
import { route } from '@/lib/routing/routes';

/** Query parameter: the edited profile, an id or `NEW_PROFILE`. In the URL, it survives a reload. */
const PROFILE_PARAM = 'datos';
export const NEW_PROFILE = 'nuevos';

/** The profile that the URL asks to edit, an id or `NEW_PROFILE`; null for the list. */
export const useEditedProfileId = (): string | null => useSearchParams().get(PROFILE_PARAM);

export const invoicingListHref = (): string => route('profile.invoicing');

/** @param profileId an id, or `NEW_PROFILE` */
export const invoicingFormHref = (profileId: string): string =>
  `${invoicingListHref()}?${new URLSearchParams({ [PROFILE_PARAM]: profileId })}`;
