import { expect, it, vi } from 'vitest';
import { createTabChannel } from '@/stores/persistence/tab-channel';

it('tells the other tabs whose data changed, and hears them until it is stopped', async () => {
  const here = createTabChannel('example');
  const heard = vi.fn();
  const stop = here.subscribe(heard);
  const otherTab = new BroadcastChannel('example');
  const told = vi.fn();
  otherTab.onmessage = ({ data }) => told(data);
  here.notify('2');
  await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith('2'));
  otherTab.postMessage({ not: 'a customer' });
  otherTab.postMessage('7');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('7'));
  stop();
  otherTab.postMessage('8');
  here.notify('9');
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith('9'));
  expect(heard).toHaveBeenCalledOnce();
  otherTab.close();
});

it('does nothing in a browser without BroadcastChannel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const channel = createTabChannel('example');
  channel.subscribe(() => expect.unreachable())();
  channel.notify('2');
});
