import type { ReactNode } from 'react';
import { ClientScreen } from '@/components/shared/client-screen';
import { ScreenSkeleton } from '@/components/ui/screen-skeleton';
import { getTexts } from '@/lib/i18n/server';
import { AuthLayout } from './auth-layout';

const TITLES = {
  password: 'password.requestTitle',
  verify: 'verify.title',
  human: 'human.title',
} as const;

interface ClientAuthPageProps {
  screen: keyof typeof TITLES;
  children: ReactNode;
}

/** The document of a sign-in screen that depends on the URL or the device, which only the browser knows. */
export function ClientAuthPage({ screen, children }: ClientAuthPageProps) {
  return (
    <AuthLayout title={getTexts('auth')(TITLES[screen])}>
      <ClientScreen
        texts={['auth']}
        skeleton={<ScreenSkeleton label={getTexts('account')('loading')} className="h-56" />}
      >
        {children}
      </ClientScreen>
    </AuthLayout>
  );
}
