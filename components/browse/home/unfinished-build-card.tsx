import { Picture } from '@/components/ui/picture';
import type { Build } from '@/lib/domain/build/build';
import { isChosenEntry } from '@/lib/domain/build/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

/** The most pictures of parts. */
const MAX_PICTURES = 4;

/** A build that the visitor began, with a link that continues it and a button that discards it. */
export function UnfinishedBuildCard({ build, onDiscard }: { build: Build; onDiscard: () => void }) {
  const { t } = useTranslation('recently-viewed');
  const parts = build.entries.filter(isChosenEntry);
  const href = build.slug ? route('assembly-edit', { id: build.slug }) : route('assembly-new');
  return (
    <li className="return-build">
      <a href={href}>
        <span className="return-parts">
          {parts.slice(0, MAX_PICTURES).map(({ part }) => (
            <Picture key={part.id} src={part.image} alt="" width={96} />
          ))}
        </span>
        <span className="seen-drop">{t('return.build')}</span>
        <b>{build.name}</b>
        <span>{t('return.parts', { count: parts.length })}</span>
        <span className="link">{t('return.continue')}</span>
      </a>
      <button
        type="button"
        onClick={onDiscard}
        className="link-button"
        aria-label={t('return.discardBuild', { name: build.name })}
      >
        {t('return.discard')}
      </button>
    </li>
  );
}
