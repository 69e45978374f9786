import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { showFacebookPage } from '@/lib/integrations/facebook';
import { canScriptsReadSecret } from '@/lib/routing/secret-addresses';
import t from '@/locales/es-MX/privacy.json';

/** Loaded with the widget: what belongs to providers comes when the visitor has consented. */
export { startAnalytics } from '@/lib/analytics/start-analytics';

export function FacebookPagePlugin({ address }: { address: string }) {
  const host = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isShown = true;
    if (host.current) {
      showFacebookPage(host.current, address).catch(() => isShown && setFailed(true));
    }
    return () => {
      isShown = false;
    };
  }, [address]);
  if (hasFailed) {
    return (
      <p>
        {t['widget.failed']}{' '}
        <a href={address} rel="noopener" className="text-ink underline underline-offset-4">
          {t['widget.open']}
        </a>
      </p>
    );
  }
  return <div ref={host} className="min-h-[130px] w-full overflow-hidden" />;
}

export interface SocialWidgetProps {
  isAllowed: boolean;
  onAllow: () => void;
  address: string;
}

/** Only after the visitor allows it, and not where the address has a secret, which its script could read. */
export function SocialWidget({ isAllowed, onAllow, address }: SocialWidgetProps) {
  const search = useSearchParams().toString();
  if (canScriptsReadSecret({ pathname: usePathname(), search, hash: location.hash })) return null;
  return (
    <section aria-label={t['widget.title']} className="text-sm text-ink-soft">
      {isAllowed ? (
        <FacebookPagePlugin address={address} />
      ) : (
        <>
          <p>{t['widget.blocked']}</p>
          <button type="button" onClick={onAllow} className="link-button text-ink">
            {t['widget.allow']}
          </button>
        </>
      )}
    </section>
  );
}
