import { ClientScreen } from '@/components/shared/client-screen';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ScreenSkeleton } from '@/components/ui/screen-skeleton';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { BuilderScreen } from './builder-screen';
import '@/components/forms/form-styles';
import './builder.css';
import './builder-start.css';
import './builder-steps.css';
import './builder-filters.css';
import './builder-list.css';
import './builder-panel.css';
import './quotation.css';

/** The builder's static page, the same for every visitor. The build is known only in the browser. */
export function BuilderShell({ isSimple = false }: { isSimple?: boolean }) {
  const t = getTexts('assembly');
  return (
    <div className="page-width asm-page">
      {!isSimple && <Breadcrumbs crumbs={[{ name: t('title') }]} />}
      <h1 className="asm-title">{t('title')}</h1>
      <p className="asm-intro">{t('description')}</p>
      <p className="needs-script note note-danger">{t('needsScript')}</p>
      <div className="asm-room">
        <ClientScreen
          texts={['assembly', 'account', 'cart']}
          labels={{ failed: t('failed'), retry: t('retry') }}
          skeleton={<ScreenSkeleton label={t('loading')} className="h-96" />}
        >
          <BuilderScreen shopName={serverEnv().SITE_NAME} />
        </ClientScreen>
      </div>
    </div>
  );
}
