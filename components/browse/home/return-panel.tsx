import {
  RecentlyViewedCard,
  useRecentlyViewed,
} from '@/components/product/recently-viewed/recently-viewed-list';
import { UndoBar } from '@/components/shared/undo-bar';
import { withQueryClient } from '@/components/shared/with-query-client';
import { Picture } from '@/components/ui/picture';
import { type Build, findUnfinishedBuild } from '@/lib/domain/build/build';
import { isChosenEntry } from '@/lib/domain/build/types';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { useBuildStore } from '@/stores/builder/build-store';
import './return-panel.css';

/** The most pictures of parts. */
const MAX_PICTURES = 4;

/** A build that the visitor began, with a link that continues it and a button that discards it. */
function UnfinishedBuildCard({ build, onDiscard }: { build: Build; onDiscard: () => void }) {
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

/** 'Sigue donde te quedaste': a build to finish, then what was viewed, what fell in price first. */
export default withQueryClient(function ReturnPanel() {
  const { t } = useTranslation('recently-viewed');
  const { items, isSettled, clear, undo } = useRecentlyViewed();
  const builds = useBuildStore((state) => state.builds);
  const build = hasFeature('builder') ? findUnfinishedBuild(builds) : undefined;
  const fallen = items.filter(({ drop }) => drop > 0);
  const shown = [...fallen, ...items.filter(({ drop }) => drop === 0)];
  const undoBar = <UndoBar text={undo.text} undoLabel={t('undo')} onUndo={undo.undo} />;
  // The room is there: drawn before the prices are known, the list would change its order before the visitor's eyes.
  if (!isSettled) return null;
  if (!build && shown.length === 0) return <div data-empty="">{undoBar}</div>;

  const discard = () => {
    if (!build) return;
    useBuildStore.getState().discard(build.key);
    undo.offer({
      text: t('return.discarded'),
      revert: () => useBuildStore.getState().setBuild(build),
    });
  };
  return (
    <section aria-labelledby="sigue">
      <div className="seen-head">
        <h2 id="sigue">{t('return.title')}</h2>
        {shown.length > 0 && (
          <button type="button" onClick={clear} className="link-button">
            {t('clear')}
          </button>
        )}
      </div>
      {fallen.length > 0 && (
        <p className="return-fallen">{t('return.fallen', { count: fallen.length })}</p>
      )}
      {undoBar}
      <ul className="seen-list">
        {build && <UnfinishedBuildCard build={build} onDiscard={discard} />}
        {shown.map((item) => (
          <RecentlyViewedCard key={item.product.id} {...item} />
        ))}
      </ul>
    </section>
  );
});
