import { RETURN_PARAM } from '@/lib/domain/account/return-to';
import { route } from '@/lib/routing/routes';

/** Query parameter: the edited profile, an id or `NEW_PROFILE`. */
export const PROFILE_PARAM = 'datos';
export const NEW_PROFILE = 'nuevos';

/** Saved or cancelled, the form leads to `returnTo`, by default to the list. */
export const invoicingFormHref = (profileId: string, returnTo?: string): string =>
  `${route('profile.invoicing')}?${new URLSearchParams({
    [PROFILE_PARAM]: profileId,
    ...(returnTo && { [RETURN_PARAM]: returnTo }),
  })}`;
