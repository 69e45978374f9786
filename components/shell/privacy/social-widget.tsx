import { usePathname, useSearchParams } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { canScriptsReadSecret } from '@/lib/routing/secret-addresses';
import t from '@/locales/es-MX/privacy.json';
import { FacebookPagePlugin } from './facebook-page-plugin';

export interface SocialWidgetProps {
  isAllowed: boolean;
  onAllow: () => void;
  /** URL of the page on the network. With null or an empty text, a stand-in is shown. */
  address: string | null;
}

/**
 * The shop's page on a social network. It is loaded only after the visitor allows it, and not where the address has a
 * secret, which its script could read.
 */
export function SocialWidget({ isAllowed, onAllow, address }: SocialWidgetProps) {
  const search = useSearchParams().toString();
  if (canScriptsReadSecret({ pathname: usePathname(), search, hash: location.hash })) return null;
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
