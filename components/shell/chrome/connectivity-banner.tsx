import { Icon } from '@/components/ui/icon';
import texts from '@/locales/es-MX/notices.json';

/** Lies over the page, so that nothing moves. Of the two sentences the mark of `lib/document/boot-script.ts` shows one. */
export const ConnectivityBanner = () => (
  <div role="status" aria-label={texts.connection} className="net">
    <p className="net-off bg-[#ad1f17]">
      <Icon name="offline" />
      {texts.offline}
    </p>
    <p className="net-back bg-[#0b6e37]">
      <Icon name="check" />
      {texts.online}
    </p>
  </div>
);
