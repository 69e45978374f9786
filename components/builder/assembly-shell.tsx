import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { serverEnv } from '@/lib/env';
import { texts } from '@/lib/i18n/server';
import { AssemblyIsland } from './assembly-island';
import '@/components/forms/form-styles';
import './assembly.css';
import './assembly-start.css';
import './assembly-steps.css';
import './assembly-filters.css';
import './assembly-list.css';
import './assembly-panel.css';
import './quote.css';

/** The builder's static page, the same for every visitor. The build is known only in the browser. */
export function AssemblyShell({ isSimple = false }: { isSimple?: boolean }) {
  const t = texts('assembly');
  return (
    <div className="page-width asm-page">
      {!isSimple && <Breadcrumbs crumbs={[{ name: t('title') }]} />}
      <h1 className="asm-title">{t('title')}</h1>
      <p className="asm-intro">{t('description')}</p>
      <p className="needs-script form-failure">{t('needsScript')}</p>
      <div className="asm-room">
        <AssemblyIsland
          shopName={serverEnv().SITE_NAME}
          labels={{ failed: t('failed'), retry: t('retry'), loading: t('loading') }}
        />
      </div>
    </div>
  );
}
