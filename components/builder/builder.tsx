import { useState } from 'react';
import { UndoBar } from '@/components/shared/undo-bar';
import { useMediaQuery } from '@/components/ui/use-media-query';
import type { AssemblyGroup } from '@/lib/domain/build/types';
import { NEW_BUILD } from '@/lib/domain/build/working';
import { useTranslation } from '@/lib/i18n/client';
import { useAssemblyStore } from '@/stores/builder/assembly-store';
import { useSessionStore } from '@/stores/session/session-store';
import { BuildBar } from './build-bar';
import { BuildHead } from './build-head';
import { BuildPanel } from './build-panel';
import { FirstBuildForm } from './first-build-form';
import { GroupPanel } from './group-panel';
import { GroupSteps } from './group-steps';
import { MyBuilds } from './my-builds';
import { Quotation } from './quotation';
import { useBuild } from './use-build';

interface BuilderProps {
  /** The available groups, in the order of the steps. */
  groups: readonly AssemblyGroup[];
  shopName: string;
  buildKey: string;
  /** Number of products of the build that are no longer sold. */
  gone?: number;
}

/** The editor of one build. */
export function Builder({ groups, shopName, buildKey, gone = 0 }: BuilderProps) {
  const { t } = useTranslation('assembly');
  const tools = useBuild(buildKey, groups);
  const customer = useSessionStore((state) => state.customer);
  const replaced = useAssemblyStore((state) => (buildKey === NEW_BUILD ? state.replaced : null));
  const isWide = useMediaQuery('(width >= 992px)');
  const { active, undo, said } = tools;
  // The proposal form is open only on the first step of an empty build, unless the visitor opens it.
  const [firstStep] = useState(tools.entries.length === 0 ? active?.id : null);
  const [isFirstWanted, setFirstWanted] = useState<boolean | null>(null);
  const isFirstOpen = isFirstWanted ?? active?.id === firstStep;
  if (!active) return <p role="status">{t('noGroups')}</p>;
  const panel = <BuildPanel tools={tools} customer={customer} />;
  /** The undo bar had the focus and is removed now, so the focus moves to the step's heading. */
  const refocus = () => document.getElementById('asm-step')?.focus({ preventScroll: true });
  const { takeBack, forgetReplaced } = useAssemblyStore.getState();
  return (
    <>
      <div className="asm-screen">
        {gone > 0 && (
          <p role="status" className="asm-gone">
            {t('share.gone', { count: gone })}
          </p>
        )}
        <BuildHead tools={tools} customer={customer} />
        {customer && <MyBuilds customerId={customer.id} current={tools.build} />}
        <FirstBuildForm tools={tools} isOpen={isFirstOpen} onToggle={setFirstWanted} />
        <p role="status" className="visually-hidden">
          {said}
        </p>
        <div className="asm-columns">
          <GroupSteps tools={tools} />
          <GroupPanel tools={tools} group={active} />
          {isWide && (
            <section aria-label={t('panel.title')} className="asm-aside">
              {panel}
            </section>
          )}
        </div>
        {!isWide && <BuildBar tools={tools}>{panel}</BuildBar>}
        <UndoBar
          text={undo.text ?? (replaced && t(`replaced.${replaced.by}`))}
          undoLabel={t('undo')}
          onUndo={() => {
            if (undo.text === null) takeBack();
            undo.undo();
            refocus();
          }}
          floating={{
            closeLabel: t('undo.close'),
            onClose: () => {
              if (undo.text === null) forgetReplaced();
              undo.forget();
              refocus();
            },
          }}
        />
      </div>
      <Quotation build={tools.build} groups={groups} shopName={shopName} />
    </>
  );
}
