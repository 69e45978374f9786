import { authHref } from '@/components/shared/return-to';
import { Icon } from '@/components/ui/icon';
import { useTranslation } from '@/lib/i18n/client';

/** Invites a guest to sign in to use saved addresses; the sign-in returns to this page. */
export function SignInPrompt() {
  const { t } = useTranslation('layout');
  return (
    <p className="hairline-t px-4 py-1">
      <a
        href={authHref('login')}
        rel="nofollow"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline"
      >
        <Icon name="user" />
        {t('Sign in to see your addresses')}
      </a>
    </p>
  );
}
