import { type FrameSetup, startCardFrame } from './start-card-frame';

/** The page sends the first message, with the port. Whatever else arrives here is not heard. */
function onMessage({ source, data, ports: [port] }: MessageEvent<FrameSetup>): void {
  if (source !== parent || !port) return;
  removeEventListener('message', onMessage);
  void startCardFrame(document, data, port);
}

addEventListener('message', onMessage);
