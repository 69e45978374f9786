import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { readText } from '@/lib/browser/storage';
import { useTranslation } from '@/lib/i18n/client';
import { sectionErrorId } from '../shared/step-section';

interface InlineFormProps {
  /** The section whose error message describes the button: the error may be that nothing was added yet. */
  section: 'address' | 'billing';
  inlineForm: ReturnType<typeof useInlineForm>;
  /** There is nothing else to choose: the form is open and cannot be closed. */
  isAlone?: boolean;
  labels: { add: string; title: string };
  children: (cancel?: (dropDraft: () => void) => ReactNode) => ReactNode;
}

export function InlineForm(props: InlineFormProps) {
  const { section, inlineForm, isAlone = false, labels, children } = props;
  const { isWriting, open, close } = inlineForm;
  const { t } = useTranslation('shipment');
  const container = useRef<HTMLDivElement>(null);
  const wasWriting = useRef(isWriting);
  useEffect(() => {
    // Button and form replace each other, so the focused element is gone: focus moves to the new one.
    if (wasWriting.current !== isWriting) {
      const target = isWriting ? 'h3' : 'button';
      container.current?.querySelector<HTMLElement>(target)?.focus();
    }
    wasWriting.current = isWriting;
  }, [isWriting]);
  return (
    <div ref={container}>
      {isAlone ? (
        children()
      ) : isWriting ? (
        <div className="grid gap-4 pt-2">
          <h3 tabIndex={-1} className="text-18">
            {labels.title}
          </h3>
          {children((dropDraft) => (
            <Button
              variant="secondary"
              size="lg"
              onClick={() => {
                dropDraft();
                close();
              }}
            >
              {t('cancel')}
            </Button>
          ))}
        </div>
      ) : (
        <Button
          variant="secondary"
          icon="plus"
          aria-describedby={sectionErrorId(section)}
          onClick={open}
        >
          {labels.add}
        </Button>
      )}
    </div>
  );
}

/** Whether an inline form is open. One with a stored draft is open again after a reload. */
export function useInlineForm(draftKey: string) {
  const [isWriting, setWriting] = useState(() => readText(draftKey, 'sessionStorage') !== null);
  return { isWriting, open: () => setWriting(true), close: () => setWriting(false) };
}
