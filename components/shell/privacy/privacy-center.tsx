'use client';

import { Suspense, useState } from 'react';
import { type ConsentChoice, effectiveConsent } from '@/lib/domain/consent';
import { decideConsent, useConsentStore } from '@/stores/interface/consent-store';
import { PrivacyRegion } from './privacy-region';
import { SearchTracker } from './search-tracker';
import { SocialSlot } from './social-slot';
import { privacyTexts } from './texts';
import { refusesTracking } from './tracking-signal';
import { useAnalytics } from './use-analytics';

export interface PrivacyCenterProps {
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
export function PrivacyCenter({ analyticsId, opener, onClose }: PrivacyCenterProps) {
  const consent = useConsentStore();
  const isRefusedByBrowser = refusesTracking(navigator);
  const { analytics, social, isAsked } = effectiveConsent(consent, isRefusedByBrowser);
  const [isSaved, setSaved] = useState(false);
  const isShown = isAsked || opener !== null;
  useAnalytics(isAsked ? 'asked' : analytics ? 'allowed' : 'refused', analyticsId);

  const close = () => {
    opener?.focus();
    onClose();
  };
  const decide = (choice: ConsentChoice) => {
    decideConsent(choice, Date.now());
    setSaved(true);
    close();
  };
  const announced = isSaved ? privacyTexts.saved : isAsked ? privacyTexts.asked : '';
  return (
    <>
      <div role="status" className="visually-hidden">
        {opener ? '' : announced}
      </div>
      {isShown && (
        <PrivacyRegion
          key={opener ? 'opened' : 'asked'}
          choice={{ analytics, social }}
          isOpened={opener !== null}
          isSandbox={analyticsId === null}
          hasSignal={isRefusedByBrowser}
          onDecide={decide}
          onClose={close}
        />
      )}
      <SocialSlot isAllowed={social} onAllow={() => decide({ analytics, social: true })} />
      <Suspense fallback={null}>
        <SearchTracker />
      </Suspense>
    </>
  );
}
