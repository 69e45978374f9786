import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { getMissingGroups } from '@/lib/domain/build/groups';
import { calculateBuildCost } from '@/lib/domain/build/totals';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { findFirstAccessory, findNextStep } from './step-navigation';
import type { BuildTools } from './use-build';

/** The bottom bar on a narrow screen: the total and the next step. The build expands above it. */
export function BuildBar({ tools, children }: { tools: BuildTools; children: ReactNode }) {
  const { t } = useTranslation('assembly');
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { active, entries, groups } = tools;
  const missing = getMissingGroups(groups, entries).length;
  const next = active && findNextStep(tools, active);
  const after = next ?? (active && findFirstAccessory(tools, active));
  const label = t(next ? 'move.next' : 'move.accessories');
  const { cash } = calculateBuildCost(entries);
  return (
    <section
      aria-label={t('panel.title')}
      className="asm-bar"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        toggle.current?.focus();
      }}
    >
      {isOpen && (
        <div id="asm-bar-panel" className="asm-bar-panel">
          {children}
        </div>
      )}
      <div className="asm-bar-row">
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'asm-bar-panel' : undefined}
          onClick={() => setOpen(!isOpen)}
          className="asm-bar-toggle"
        >
          <Icon name={isOpen ? 'chevron-down' : 'box'} />
          <span>
            <strong className="block text-18">{formatPrice(cash)}</strong>
            <small className="text-ink-soft text-13">
              {missing > 0 ? t('panel.missing', { count: missing }) : t('panel.complete')}
            </small>
            <span className="visually-hidden">{t('panel.title')}</span>
          </span>
        </button>
        {after && (
          <Button
            onClick={() => {
              setOpen(false);
              tools.goToStep(after);
            }}
            aria-label={`${label}: ${after.name}`}
          >
            {label}
            <Icon name="chevron-right" />
          </Button>
        )}
      </div>
    </section>
  );
}
