import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/client';
import type { SuggestListState } from './suggest-option';

const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * Ref callback of the popup. A press in the popup keeps the focus in the search box. The property `--seen` is the
 * height in pixels above the on-screen keyboard, which CSS alone cannot know.
 */
function attachPopup(element: HTMLElement | null) {
  if (!element) return;
  const view = window.visualViewport;
  const update = () => {
    if (view) element.style.setProperty('--seen', `${view.height * view.scale}px`);
  };
  update();
  element.addEventListener('mousedown', keepFocus);
  view?.addEventListener('resize', update);
  return () => {
    element.removeEventListener('mousedown', keepFocus);
    view?.removeEventListener('resize', update);
  };
}

interface SuggestPopupProps {
  list: SuggestListState;
  isBusy: boolean;
  /** Shown when there are no options. */
  notice?: ReactNode;
  /** The options. */
  children: ReactNode;
  /** Content that is not an option, after the list. */
  after?: ReactNode;
  columns?: 1 | 2;
}

/** The popup of the suggestions: below the whole header on phones, below the search box on wider screens. */
export function SuggestPopup({
  list,
  isBusy,
  notice,
  children,
  after,
  columns = 1,
}: SuggestPopupProps) {
  const { t } = useTranslation('suggest');
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={list.onDismiss}
        className="absolute inset-x-0 top-full z-10 h-[calc(100dvh-7rem)] cursor-default bg-black/40 md:hidden"
      />
      <div
        ref={attachPopup}
        data-columns={columns}
        className="group absolute inset-x-0 top-full z-20 max-h-[calc(var(--seen,100dvh)-8rem)] scroll-pb-20 overflow-y-auto overscroll-contain border-b border-line bg-surface shadow-panel md:top-[calc(100%+0.5rem)] md:max-h-[min(44rem,calc(var(--seen,100dvh)-6rem))] md:min-w-96 md:rounded-lg md:border lg:min-w-[40rem]"
      >
        {notice}
        <div className="relative">
          <div id={list.listId} role="listbox" aria-label={t('list')} aria-busy={isBusy}>
            {children}
          </div>
          {after}
        </div>
      </div>
    </>
  );
}

/** Announces the number of options. It stays mounted, because screen readers announce only changes. */
export function CountStatus({ text }: { text: string }) {
  return (
    <span role="status" className="visually-hidden">
      {text}
    </span>
  );
}
