'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { trackPageView, trackSearch } from '@/components/shared/analytics/track-page-view';
import { lazyEventually } from '@/components/ui/deferred-parts';
import { useInView } from '@/components/ui/use-in-view';
import { discardEvents } from '@/lib/analytics/track';
import { atOnce, loadWhen } from '@/lib/browser/when-idle';
import { type ConsentChoice, getEffectiveConsent } from '@/lib/domain/consent';
import { TEXT_PARAM } from '@/lib/domain/search/text-param';
import { commonPaths } from '@/lib/routing/common-paths';
import privacyTexts from '@/locales/es-MX/privacy.json';
import { decideConsent, useConsentStore } from '@/stores/interface/consent-store';
import { SOCIAL_WIDGET_ATTRIBUTE } from '../element-names';
import { ConsentBanner } from './consent-banner';
import type { SocialWidgetProps } from './social-widget';

const loadConsented = () => import('./social-widget');
const SocialWidget = lazyEventually(loadConsented, (chunk) => chunk.SocialWidget);

/** Runs analytics while it is allowed. Earlier events wait while the visitor is asked, and are dropped after a refusal. */
function useAnalytics(state: 'asked' | 'allowed' | 'refused', id: string | null): void {
  useEffect(() => {
    if (state === 'refused') discardEvents();
    if (state !== 'allowed') return;
    return loadWhen(atOnce, loadConsented, ({ startAnalytics }) => startAnalytics(id));
  }, [state, id]);
}

/** Whether the browser sends a signal against tracking: Global Privacy Control or Do Not Track. */
function refusesTracking(browser: Pick<Navigator, 'doNotTrack'>): boolean {
  const hasControl = 'globalPrivacyControl' in browser && browser.globalPrivacyControl === true;
  return hasControl || browser.doNotTrack === '1';
}

interface ConsentManagerProps {
  /** Measurement id of the analytics provider. With null, nothing is sent. */
  analyticsId: string | null;
  /** The element that opened the preferences; null if the visitor did not open them. */
  opener: HTMLElement | null;
  onClose: () => void;
}

/** Asks for consent, and starts or stops analytics and the social widget, also after a decision in another tab. */
export function ConsentManager({ analyticsId, opener, onClose }: ConsentManagerProps) {
  const consent = useConsentStore();
  const isRefusedByBrowser = refusesTracking(navigator);
  const { analytics, social, shouldAsk } = getEffectiveConsent(consent, isRefusedByBrowser);
  const [isSaved, setSaved] = useState(false);
  const isShown = shouldAsk || opener !== null;
  useAnalytics(shouldAsk ? 'asked' : analytics ? 'allowed' : 'refused', analyticsId);

  useEffect(() => {
    if (!shouldAsk) delete document.documentElement.dataset.asks;
  }, [shouldAsk]);
  const close = () => {
    opener?.focus();
    onClose();
  };
  const decide = (choice: ConsentChoice) => {
    decideConsent(choice, Date.now());
    setSaved(true);
    close();
  };
  const announced = isSaved ? privacyTexts.saved : shouldAsk ? privacyTexts.asked : '';
  return (
    <>
      <div role="status" className="visually-hidden">
        {opener ? '' : announced}
      </div>
      {isShown && (
        <ConsentBanner
          key={opener ? 'opened' : 'asked'}
          choice={{ analytics, social }}
          isOpened={opener !== null}
          isSandbox={analyticsId === null}
          isRefusedByBrowser={isRefusedByBrowser}
          onDecide={decide}
          onClose={close}
        />
      )}
      <SocialWidgetPortal isAllowed={social} onAllow={() => decide({ analytics, social: true })} />
      <Suspense fallback={null}>
        <PageTracker />
      </Suspense>
    </>
  );
}

function PageTracker() {
  const pathname = usePathname();
  const text = useSearchParams().get(TEXT_PARAM);
  useEffect(() => {
    if (pathname) trackPageView();
  }, [pathname]);
  const isSearch = pathname.startsWith(commonPaths.search);
  useEffect(() => {
    if (isSearch && text) trackSearch(text);
  }, [isSearch, text]);
  return null;
}

function SocialWidgetPortal(props: Omit<SocialWidgetProps, 'address'>) {
  const [place] = useState(() => document.querySelector(`[${SOCIAL_WIDGET_ATTRIBUTE}]`));
  const isNear = useInView(place);
  const address = place?.getAttribute(SOCIAL_WIDGET_ATTRIBUTE);
  if (!place || !address || !isNear) return null;
  return createPortal(
    <Suspense>
      <SocialWidget {...props} address={address} />
    </Suspense>,
    place,
  );
}
