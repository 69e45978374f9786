import { Icon } from '@/components/ui/icon';
import texts from '@/locales/es-MX/notices.json';
import { useConnectivity } from './use-connectivity';

/** The connection status. It lies over the page below the header, so that nothing moves when it appears. */
export function ConnectivityBanner() {
  const state = useConnectivity();
  const isOffline = state === 'offline';
  return (
    <div
      role="status"
      aria-label={texts.connection}
      aria-live="polite"
      className="absolute inset-x-0 top-full"
    >
      {state !== 'online' && (
        <p
          className={`flex min-h-11 items-center justify-center gap-2 px-4 py-2 text-center font-semibold ${
            isOffline ? 'bg-[#ad1f17] text-white' : 'bg-[#0b6e37] text-white'
          }`}
        >
          <Icon name={isOffline ? 'offline' : 'check'} />
          {isOffline ? texts.offline : texts.online}
        </p>
      )}
    </div>
  );
}
