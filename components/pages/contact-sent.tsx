import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ContactTexts } from './contact-texts';
import type { SentMessage } from './use-contact-form';

interface ContactSentProps {
  sent: SentMessage;
  texts: ContactTexts;
  onSendAnother: () => void;
}

/** The confirmation of a sent message. It takes the focus, because the form is removed. */
export function ContactSent({ sent: { folio, email }, texts, onSendAnother }: ContactSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="contact-sent">
      <Icon name="check" className="size-8 text-saved" />
      <h3 ref={title} tabIndex={-1}>
        {texts.sent}
      </h3>
      {folio && (
        <p>
          {texts.folio} <strong className="text-lg">{folio}</strong>
        </p>
      )}
      <p className="text-ink-soft">{texts.sentText.replace('{email}', () => email)}</p>
      <Button variant="secondary" onClick={onSendAnother}>
        {texts.again}
      </Button>
    </div>
  );
}
