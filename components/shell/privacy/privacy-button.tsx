import { texts } from '@/lib/i18n/server';
import { OPENS_PRIVACY } from './marks';

/** Opens the privacy preferences; `PrivacyIsland` handles the click. */
export function PrivacyButton() {
  return (
    <button
      type="button"
      {...{ [OPENS_PRIVACY]: '' }}
      className="min-h-11 underline noscript:hidden"
    >
      {texts('privacy')('preferences')}
    </button>
  );
}
