import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { QueryView } from '@/components/shared/query-view';
import { UndoBar } from '@/components/shared/undo-bar';
import { Button } from '@/components/ui/button';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { savedBuildsQuery } from '@/lib/api/saved-builds';
import {
  type Build,
  getFailedSaveBuilds,
  NEW_BUILD_KEY,
  sortBuilds,
} from '@/lib/domain/build/build';
import { getActiveGroups, hasPartInGroup } from '@/lib/domain/build/groups';
import type { BuildGroup, BuildInfo } from '@/lib/domain/build/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { useBuildStore } from '@/stores/builder/build-store';
import { refreshBuildParts } from '@/stores/flows/builder/put-build-in-cart';
import { useSessionStore } from '@/stores/session/session-store';
import { BuildHeader } from './build-header';
import { BuildPanel } from './build-panel';
import { BuildBar, GroupPanel, GroupSteps } from './build-steps';
import { sharedBuildHref } from './build-summary';
import { FirstBuildForm } from './first-build-form';
import { QuotationSheet } from './quotation-sheet';
import { type BuildTools, useBuild, usePartOfAddress } from './use-build';

function listBuilds(saved: readonly BuildInfo[], builds: readonly Build[]) {
  const draft = builds.find(({ key }) => key === NEW_BUILD_KEY);
  const sorted = sortBuilds(draft ? [...saved, draft] : saved);
  return [...sorted.slice(0, -1), ...getFailedSaveBuilds(builds), ...sorted.slice(-1)];
}

interface MyBuildsProps {
  customerId: string;
  current: Build;
  isOpen: boolean;
}

function MyBuilds({ customerId, current, isOpen }: MyBuildsProps) {
  const { t } = useTranslation('assembly');
  const query = useQuery(savedBuildsQuery(customerId));
  const builds = useBuildStore((state) => state.builds);
  return (
    <details open={isOpen} className="asm-fold">
      <summary>{t('mine.title', { count: query.data?.length ?? 0 })}</summary>
      <QueryView query={query} skeleton={<div className="skeleton h-24" />}>
        {(saved) => (
          <ul className="flex flex-wrap gap-2 pb-3">
            {listBuilds(saved, builds).map(({ id, name, slug }) => (
              <li key={slug || NEW_BUILD_KEY}>
                <a
                  className="flex min-h-11 flex-col justify-center outlined rounded-md px-3.5 py-1 font-semibold lh-[1.25] hover:border-brand aria-[current]:border-brand aria-[current]:bg-brand-wash"
                  href={slug ? route('assembly-edit', { id: slug }) : route('assembly-new')}
                  aria-current={slug === current.slug && !current.cart ? 'page' : undefined}
                >
                  {name}
                  {id === null && (
                    <small className="text-ink-soft font-normal">{t('mine.draft')}</small>
                  )}
                </a>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </details>
  );
}

export interface BuilderProps {
  /** The available groups, in the order of the steps. */
  groups: readonly BuildGroup[];
  shopName: string;
  buildKey: string;
  discontinuedCount?: number;
}

export function Builder({ groups, shopName, buildKey, discontinuedCount = 0 }: BuilderProps) {
  const { t } = useTranslation('assembly');
  const tools = useBuild(buildKey, groups);
  const customer = useSessionStore((state) => state.customer);
  const replaced = useBuildStore((state) => (buildKey === NEW_BUILD_KEY ? state.replaced : null));
  // The step and the total answer a choice at once. What surrounds them, and the quotation on paper, is drawn after that frame.
  const settled = useDeferredValue(tools);
  const isWide = useMediaQuery('(width >= 992px)');
  const { active, isWhole, undo, announcement } = tools;
  useEffect(() => void refreshBuildParts(buildKey), [buildKey]);
  usePartOfAddress(tools);
  const isDrawnWhole = isWhole && settled.isWhole;
  const wasWhole = useRef(isDrawnWhole);
  useEffect(() => {
    if (wasWhole.current === isDrawnWhole) return;
    wasWhole.current = isDrawnWhole;
    const heading = document.getElementById('asm-step');
    if (isDrawnWhole) heading?.scrollIntoView();
    // The pressed button has disappeared: a step begins at its heading.
    else heading?.focus();
  }, [isDrawnWhole]);
  // The proposal form is open only on the first step of an empty build, unless the visitor opens it. On a phone the parts come first.
  const [firstStep] = useState(tools.entries.length === 0 ? active?.id : null);
  const [isFirstWanted, setFirstWanted] = useState<boolean | null>(null);
  const isFirstOpen = isFirstWanted ?? (isWide && active?.id === firstStep);
  if (!active) return <p role="status">{t('noGroups')}</p>;
  const panel = <BuildPanel tools={settled} customer={customer} />;
  /** The undo bar had the focus and is removed now, so the focus moves to the step's heading. */
  const refocus = () => document.getElementById('asm-step')?.focus({ preventScroll: true });
  const { undoReplace, dismissReplaced } = useBuildStore.getState();
  const isOfReplaced = undo.text === null;
  return (
    <>
      <div className="asm-screen">
        {discontinuedCount > 0 && (
          <p role="status" className="note note-warn mb-4">
            {t('share.gone', { count: discontinuedCount })}
          </p>
        )}
        <BuildHeader tools={settled} customer={customer} />
        <FirstBuildForm tools={settled} isOpen={isFirstOpen} onToggle={setFirstWanted} />
        {customer && (
          <MyBuilds
            customerId={customer.id}
            current={tools.build}
            isOpen={isWide && tools.build.entries.length === 0}
          />
        )}
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        <UndoBar
          text={undo.text ?? (replaced && t(`replaced.${replaced.by}`))}
          onUndo={() => {
            if (isOfReplaced) undoReplace();
            undo.undo();
            refocus();
          }}
          isInPlace={isWhole}
          onClose={() => {
            if (isOfReplaced) dismissReplaced();
            undo.forget();
            refocus();
          }}
        />
        <div className="asm-columns">
          <GroupSteps tools={settled} />
          {isWhole ? (
            <section aria-labelledby="asm-step" className="asm-whole lg:col-span-2">
              {panel}
              <PartOffers tools={settled} />
            </section>
          ) : (
            <GroupPanel tools={tools} group={active} />
          )}
          {isWide && !isWhole && (
            <section
              aria-label={t('panel.title')}
              className="sticky top-22 max-h-[calc(100dvh-6.5rem)] self-start overflow-y-auto hairline rounded-lg bg-surface p-4 scrollbar-thin"
            >
              {panel}
            </section>
          )}
        </div>
        {!isWide && !isWhole && tools.entries.length > 0 && (
          <BuildBar tools={tools}>{panel}</BuildBar>
        )}
      </div>
      <QuotationSheet
        t={t}
        name={settled.build.name}
        entries={settled.entries}
        groups={groups}
        shopName={shopName}
        href={new URL(sharedBuildHref(settled.entries), window.location.origin).href}
        now={Date.now()}
      />
    </>
  );
}

/** The name of a step within a sentence: 'Tarjeta de video' is 'tarjeta de video', and 'SSD' stays. */
const toInnerName = ({ name }: BuildGroup) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLocaleLowerCase('es-MX') + name.slice(1) : name;

/** What a complete computer does not have, and can have: each leads to its step. */
function PartOffers({ tools }: { tools: BuildTools }) {
  const { t } = useTranslation('assembly');
  const { groups, entries, goToStep } = tools;
  const open = getActiveGroups(groups).filter(({ id }) => !hasPartInGroup(entries, id));
  if (open.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-2 text-18">{t('whole.more')}</h3>
      <ul className="flex flex-wrap gap-2">
        {open.map((group) => (
          <li key={group.id}>
            <Button variant="secondary" icon="plus" onClick={() => goToStep(group)}>
              {t('whole.add', { name: toInnerName(group) })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
