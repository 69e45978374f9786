const NAME = 'customer-cart';

let channel: BroadcastChannel | null = null;

/** Calls `onChange` when another tab changed a customer's cart. Returns a function that stops it. */
export function hearOtherTabs(onChange: (customerId: string) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const own = new BroadcastChannel(NAME);
  own.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') onChange(data);
  };
  channel = own;
  return () => {
    own.close();
    if (channel === own) channel = null;
  };
}

export function tellOtherTabs(customerId: string): void {
  channel?.postMessage(customerId);
}
