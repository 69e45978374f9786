'use client';

import { Suspense, useState } from 'react';
import { type ConsentChoice, getEffectiveConsent } from '@/lib/domain/consent';
import privacyTexts from '@/locales/es-MX/privacy.json';
import { decideConsent, useConsentStore } from '@/stores/interface/consent-store';
import { ConsentBanner } from './consent-banner';
import { SearchTracker } from './search-tracker';
import { SocialWidgetPortal } from './social-widget-portal';
import { refusesTracking } from './tracking-signal';
import { useAnalytics } from './use-analytics';

export interface ConsentManagerProps {
  /** Measurement id of the analytics provider. With null, nothing is sent. */
  analyticsId: string | null;
  /** The element that opened the preferences; null if the visitor did not open them. */
  opener: HTMLElement | null;
  onClose: () => void;
}

/**
 * Asks for consent if there is no decision yet, and starts or stops analytics and the social widget accordingly.
 * It also follows a decision made in another tab.
 */
export function ConsentManager({ analyticsId, opener, onClose }: ConsentManagerProps) {
  const consent = useConsentStore();
  const isRefusedByBrowser = refusesTracking(navigator);
  const { analytics, social, shouldAsk } = getEffectiveConsent(consent, isRefusedByBrowser);
  const [isSaved, setSaved] = useState(false);
  const isShown = shouldAsk || opener !== null;
  useAnalytics(shouldAsk ? 'asked' : analytics ? 'allowed' : 'refused', analyticsId);

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
        <SearchTracker />
      </Suspense>
    </>
  );
}
