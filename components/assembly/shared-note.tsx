import { useRouter } from 'next/navigation';
import { buttonClass } from '@/components/ui/button';
import { newBuild } from '@/lib/domain/assembly/working';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routes';
import { useAssemblyStore } from '@/stores/assembly-store';
import { notify } from '@/stores/toast-store';
import type { BuildTools } from './use-build';

/** In milliseconds. */
const NOTICE = 5000;

/** Says that this build is somebody else's, and takes it over. */
export function SharedNote({ tools }: { tools: BuildTools }) {
  const { t } = useTranslation('assembly');
  const router = useRouter();
  const takeOver = () => {
    const { entries } = tools;
    useAssemblyStore.getState().put({ ...newBuild(), entries, isChanged: true });
    notify({ text: t('share.taken'), duration: NOTICE });
    router.push(route('assembly-new'));
  };
  return (
    <div className="asm-note">
      <p>{t('share.note')}</p>
      <button type="button" onClick={takeOver} className={buttonClass('secondary')}>
        {t('share.take')}
      </button>
    </div>
  );
}
