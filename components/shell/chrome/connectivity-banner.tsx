import { Icon } from '@/components/ui/icon';
import texts from '@/locales/es-MX/notices.json';

/**
 * The connection status. It lies over the page below the header, so that nothing moves when it appears. Both sentences are in the
 * document; the mark of its script shows one of them (`lib/document/boot-script.ts`).
 */
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
