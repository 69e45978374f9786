import { getTexts } from '@/lib/i18n/server';
import { OPENS_PRIVACY_ATTRIBUTE } from './data-attributes';

/** Opens the privacy preferences; `PrivacyIsland` handles the click. */
export function PrivacyButton() {
  return (
    <button
      type="button"
      {...{ [OPENS_PRIVACY_ATTRIBUTE]: '' }}
      className="min-h-11 underline noscript:hidden"
    >
      {getTexts('privacy')('preferences')}
    </button>
  );
}
