import { RichText } from '@/components/ui/rich-text';
import { serverEnv } from '@/lib/env';
import { texts } from '@/lib/i18n/server';
import { AccessShell } from './access-shell';
import { Benefits } from './benefits';
import { LazyEntryForm } from './lazy-entry-form';

/** The login or the sign-up screen. */
export function EntryScreen({ form }: { form: 'login' | 'register' }) {
  const t = texts('access');
  return (
    <AccessShell title={t(`${form}.title`)} intro={t(`${form}.intro`)} aside={<Benefits />}>
      <LazyEntryForm
        form={form}
        socialId={serverEnv().SOCIAL_LOGIN_ID ?? null}
        terms={form === 'register' && <RichText text={t('register.terms')} />}
      />
    </AccessShell>
  );
}
