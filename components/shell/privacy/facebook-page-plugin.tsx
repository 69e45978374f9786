import { useEffect, useRef, useState } from 'react';
import { showFacebookPage } from '@/lib/integrations/facebook';
import t from '@/locales/es-MX/privacy.json';

/** The widget of Facebook; a link to the page if the widget cannot be loaded. */
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
