'use client';

import { usePathname } from 'next/navigation';
import {
  type ComponentType,
  type FocusEvent,
  type InputHTMLAttributes,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { SoftForm } from '@/components/browse/search/soft-form';
import { Icon } from '@/components/ui/icon';
import { TEXT_PARAM } from '@/lib/domain/search/text-param';
import { commonPaths } from '@/lib/routing/common-paths';
import texts from '@/locales/es-MX/header.json';
import { useHydrated } from '@/stores/persistence/hydration';
import { SEARCH_BOX_ID } from '../element-names';
import type { HandleKey, SuggestPanelProps } from './suggest-panel';

const loadPanel = () => import('./suggest-panel');

/** A GET form, and after hydration a combobox, whose code comes when the pointer or the focus reaches it. */
export function SearchBox() {
  const isLive = useHydrated();
  const pathname = usePathname();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const handleKey = useRef<HandleKey>(null);
  const [Panel, setPanel] = useState<ComponentType<SuggestPanelProps> | null>(null);
  // A navigation closes the popup.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [activeId, setActiveId] = useState<string | null>(null);
  const isOpen = Panel !== null && openedOn === pathname;

  const preload = () => {
    if (Panel) return;
    loadPanel().then(
      (module) => setPanel(() => module.SuggestPanel),
      () => {},
    );
  };
  const setOpen = (next: boolean) => {
    setOpenedOn(next ? pathname : null);
    setActiveId(null);
  };
  const open = () => {
    preload();
    setText(input.current?.value ?? '');
    setOpen(true);
  };
  // By itself the browser scrolls the page on the way to a box that is always in view.
  const followLabel = useEffectEvent((event: Event) => {
    event.preventDefault();
    input.current?.focus({ preventScroll: true });
    open();
  });
  useEffect(() => {
    const stop = new AbortController();
    for (const label of input.current?.labels ?? [])
      label.addEventListener('click', (event) => followLabel(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  // The header is the same in all documents, so it does not name what was searched.
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get(TEXT_PARAM);
    if (asked && input.current) input.current.value ||= asked;
  }, []);
  const write = (next: string) => {
    if (input.current) input.current.value = next;
    setText(next);
  };
  const onSubmit = () => {
    const searched = input.current?.value ?? '';
    setOpen(false);
    // Closes the on-screen keyboard, which covers the results.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
    loadPanel().then(
      ({ recordSearch }) => recordSearch(searched),
      () => {},
    );
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  // Before hydration it is a plain search field, so it has no combobox attributes.
  const combobox: InputHTMLAttributes<HTMLInputElement> = isLive
    ? {
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? listId : undefined,
        'aria-activedescendant': isOpen ? (activeId ?? undefined) : undefined,
      }
    : {};
  return (
    <search className="find" onSubmit={onSubmit} onBlur={onBlur}>
      <SoftForm action={commonPaths.search}>
        <input
          ref={input}
          id={SEARCH_BOX_ID}
          type="search"
          name={TEXT_PARAM}
          required
          {...combobox}
          aria-label={texts['What are you looking for?']}
          placeholder={texts['What are you looking for?']}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={open}
          onChange={open}
          onKeyDown={(event) => handleKey.current?.(event)}
        />
        <button type="submit" aria-label={texts.search}>
          <Icon name="search" />
        </button>
      </SoftForm>
      {Panel && (
        <Panel
          listId={listId}
          input={input}
          handleKey={handleKey}
          text={text}
          isOpen={isOpen}
          activeId={activeId}
          onTextChange={write}
          onOpenChange={(next) => (next ? open() : setOpen(false))}
          onActiveChange={setActiveId}
        />
      )}
    </search>
  );
}
