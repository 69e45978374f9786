import {
  type KeyboardEvent,
  type RefCallback,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { setBottomInset } from '@/components/ui/bottom-inset';
import { Button, buttonClass } from '@/components/ui/button';
import { ALLOW_ALL, type ConsentChoice, REFUSE_ALL } from '@/lib/domain/consent';
import { commonPaths } from '@/lib/routing/common-paths';
import t from '@/locales/es-MX/privacy.json';

interface PurposeChoicesProps {
  choice: ConsentChoice;
  isSandbox: boolean;
  isRefusedByBrowser: boolean;
  onChange: (choice: ConsentChoice) => void;
}

const PURPOSES = ['analytics', 'social'] as const;

const takeFocus: RefCallback<HTMLInputElement> = (input) => input?.focus();

function PurposeChoices({ choice, isSandbox, isRefusedByBrowser, onChange }: PurposeChoicesProps) {
  const id = useId();
  return (
    <fieldset className="hairline-t pt-3 md:col-span-2">
      <legend className="visually-hidden">{t.purposes}</legend>
      <div className="grid gap-x-8 gap-y-2 md:grid-cols-2">
        {PURPOSES.map((purpose, index) => (
          <label key={purpose} className="flex min-h-11 cursor-pointer gap-3 py-1">
            <input
              ref={index === 0 ? takeFocus : undefined}
              type="checkbox"
              checked={choice[purpose]}
              onChange={(event) => onChange({ ...choice, [purpose]: event.target.checked })}
              aria-labelledby={`${id}-${purpose}`}
              aria-describedby={`${id}-${purpose}-text`}
              className="mt-0.5 size-6 shrink-0 accent-brand-fill"
            />
            <span className="min-w-0">
              <span id={`${id}-${purpose}`} className="block font-semibold">
                {t[purpose]}
              </span>
              <span id={`${id}-${purpose}-text`} className="block text-sm text-ink-soft">
                {t[`${purpose}Text`]}
                {purpose === 'analytics' && isSandbox && ` ${t.sandbox}`}
              </span>
            </span>
          </label>
        ))}
      </div>
      <p className="mt-2 text-xs text-ink-soft">{isRefusedByBrowser ? t.signal : t.voluntary}</p>
    </fieldset>
  );
}

/** Other elements at the bottom move above it, and the page scrolls far enough that nothing stays hidden behind it. */
function useBottomInset(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      setBottomInset(height);
      style.scrollPaddingBottom = `calc(${height} + var(--tabs) + var(--bar, 0px))`;
      style.paddingBottom = `calc(${height} + var(--tabs))`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setBottomInset('0px');
      style.removeProperty('scroll-padding-bottom');
      style.removeProperty('padding-bottom');
    };
  }, [ref]);
}

export interface ConsentBannerProps {
  choice: ConsentChoice;
  /** The visitor opened it to change an earlier decision, so it can be closed without a new one. */
  isOpened: boolean;
  /** Analytics data is not sent to anybody. */
  isSandbox: boolean;
  isRefusedByBrowser: boolean;
  onDecide: (choice: ConsentChoice) => void;
  onClose: () => void;
}

const answerClass = buttonClass('secondary', 'md', 'flex-1 px-2 whitespace-nowrap md:px-6');
const saveClass = buttonClass('secondary', 'md', 'flex-[1_1_100%] whitespace-nowrap');

/** The consent banner at the bottom of the screen. It does not take the focus when it appears. */
export function ConsentBanner(props: ConsentBannerProps) {
  const { isOpened, isSandbox, isRefusedByBrowser, onDecide, onClose } = props;
  const [isChoosing, setChoosing] = useState(isOpened);
  const [choice, setChoice] = useState(props.choice);
  const region = useRef<HTMLElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  useBottomInset(region);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isChoosing) return;
    if (isOpened) return onClose();
    setChoosing(false);
    chooser.current?.focus();
  };
  return (
    <section
      ref={region}
      aria-labelledby="privacidad-titulo"
      onKeyDown={onKeyDown}
      className="consent fixed inset-x-0 bottom-(--tabs) z-25 max-h-[75dvh] overflow-y-auto border-t border-line-strong bg-surface shadow-raised print:hidden"
    >
      <div
        className={`page-width relative grid gap-x-8 md:grid-cols-[minmax(0,1fr)_auto] md:items-center ${
          isChoosing ? 'gap-y-3 py-3' : 'gap-y-1 py-1.5 md:py-3'
        }`}
      >
        <div className={isOpened ? 'pr-12' : ''}>
          <h2 id="privacidad-titulo" className={isChoosing ? 'text-base' : 'visually-hidden'}>
            {t.title}
          </h2>
          <p className="text-[0.8125rem] leading-[1.0625rem] text-ink-soft md:text-sm">
            {t.text}{' '}
            <a
              href={commonPaths['about.privacy']}
              className="whitespace-nowrap text-ink underline underline-offset-2 hover:text-brand"
            >
              {t.notice}
            </a>
          </p>
        </div>
        {isChoosing && (
          <PurposeChoices
            choice={choice}
            isSandbox={isSandbox}
            isRefusedByBrowser={isRefusedByBrowser}
            onChange={setChoice}
          />
        )}
        <div
          className={`flex flex-wrap gap-2 ${isChoosing ? 'md:col-span-2 md:justify-end md:*:flex-none' : ''}`}
        >
          <button type="button" onClick={() => onDecide(REFUSE_ALL)} className={answerClass}>
            {t.refuse}
          </button>
          <button type="button" onClick={() => onDecide(ALLOW_ALL)} className={answerClass}>
            {t.accept}
          </button>
          <button
            ref={chooser}
            type="button"
            aria-expanded={isChoosing ? undefined : false}
            onClick={() => (isChoosing ? onDecide(choice) : setChoosing(true))}
            className={isChoosing ? saveClass : answerClass}
          >
            {isChoosing ? t.save : t.choose}
          </button>
        </div>
        {isOpened && (
          <Button
            variant="quiet"
            size="icon"
            icon="close"
            className="absolute top-2 right-[clamp(0.5rem,2vw,1.5rem)]"
            aria-label={t.close}
            onClick={onClose}
          />
        )}
      </div>
    </section>
  );
}
