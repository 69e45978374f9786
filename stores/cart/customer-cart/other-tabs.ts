const CHANNEL_NAME = 'customer-cart';

let channel: BroadcastChannel | null = null;

/** Calls `onChange` when another tab changed a customer's cart. Returns a function that stops it. */
export function subscribeToOtherTabs(onChange: (customerId: string) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const own = new BroadcastChannel(CHANNEL_NAME);
  own.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') onChange(data);
  };
  channel = own;
  return () => {
    own.close();
    if (channel === own) channel = null;
  };
}

export function notifyOtherTabs(customerId: string): void {
  channel?.postMessage(customerId);
}
