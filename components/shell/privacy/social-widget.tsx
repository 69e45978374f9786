import { Button } from '@/components/ui/button';
import t from '@/locales/es-MX/privacy.json';
import { FacebookPagePlugin } from './facebook-page-plugin';

export interface SocialWidgetProps {
  isAllowed: boolean;
  onAllow: () => void;
  /** URL of the page on the network. With null or an empty text, a stand-in is shown. */
  address: string | null;
}

/** The shop's page on a social network. It is loaded only after the visitor allows it. */
export function SocialWidget({ isAllowed, onAllow, address }: SocialWidgetProps) {
  return (
    <section
      aria-label={t['widget.title']}
      className="flex min-h-44 max-w-md flex-col items-start justify-center gap-3 rounded-md border border-line p-4 text-sm text-ink-soft"
    >
      {!isAllowed ? (
        <>
          <p>{t['widget.blocked']}</p>
          <Button variant="secondary" onClick={onAllow}>
            {t['widget.allow']}
          </Button>
        </>
      ) : address ? (
        <FacebookPagePlugin address={address} />
      ) : (
        <p>{t['widget.sandbox']}</p>
      )}
    </section>
  );
}
