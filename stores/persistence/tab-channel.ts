/** Tells other tabs whose data changed. Without BroadcastChannel they see it with the next refetch. */
export function createTabChannel(name: string) {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    notify: (customerId: string): void => open()?.postMessage(customerId),
    subscribe(onChange: (customerId: string) => void): () => void {
      const listen = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') onChange(data);
      };
      const opened = open();
      opened?.addEventListener('message', listen);
      return () => opened?.removeEventListener('message', listen);
    },
  };
}
