import { ScriptLoadError } from '@/lib/api/client/errors';
import { withTimeout } from '@/lib/integrations/load-script';
import type { AccountModule, CardModule, FieldOptions } from '../types';
import { CARD_FRAME_PATH } from './card-frame-path';
import type {
  FrameFont,
  FrameReport,
  FrameRequest,
  FrameSetup,
  FrameTheme,
  FrameToken,
} from './frame/start-card-frame';

/** The fields are in a frame that this page cannot read, and send nothing. The result is a reference with the brand and the last four digits. */
export const sandboxCard: CardModule = {
  kind: 'card',
  isSandbox: true,
  mountCard: async (host, options) => {
    const wanted = { fields: 'card', brand: '' } as const;
    const { check, submit, remove } = await openCardFrame(host, options, wanted);
    const submitCard = async () => {
      const given = await submit();
      return given && { ...given, holder: null };
    };
    return { validate: check, submit: submitCard, remove };
  },
  mountSecurityCode: async (host, options) => {
    const wanted = { fields: 'code', brand: options.brand } as const;
    const { submit, remove } = await openCardFrame(host, options, wanted);
    return { submit: async () => (await submit())?.token ?? null, remove };
  },
  createDeviceSession: async () => `rse_prueba_${crypto.randomUUID()}`,
};

const FRAME_TIMEOUT_MS = 10_000;

const readTheme = () => (document.documentElement.dataset.theme || null) as FrameTheme;

const readFont = ({ style }: CSSFontFaceRule): FrameFont => ({
  family: style.getPropertyValue('font-family').replaceAll('"', ''),
  source: style.getPropertyValue('src'),
  weight: style.getPropertyValue('font-weight'),
  unicodeRange: style.getPropertyValue('unicode-range'),
});

/** The fonts that stand in the page's head. */
const findFonts = () =>
  [...document.styleSheets]
    .filter(({ href }) => href === null)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(readFont)
    .filter(({ source }) => source.includes('url('));

/** Its document has an origin of its own, so no script of this page reaches what is typed. @throws ScriptLoadError when it does not answer */
async function openCardFrame(
  host: HTMLElement,
  { texts, onSubmit }: FieldOptions,
  wanted: Pick<FrameSetup, 'fields' | 'brand'>,
) {
  const { port1: port, port2: portOfFrame } = new MessageChannel();
  const frame = document.createElement('iframe');
  Object.assign(frame, { title: texts.frame, className: 'pay-frame', src: CARD_FRAME_PATH });
  // The answer's own policy says so, too. This is for a proxy that drops it.
  frame.setAttribute('sandbox', 'allow-scripts');
  const themes = new MutationObserver(() => port.postMessage({ theme: readTheme() }));
  const remove = () => {
    themes.disconnect();
    port.close();
    frame.remove();
  };
  const isReady = new Promise<void>((resolve) => {
    port.onmessage = ({ data }: MessageEvent<FrameReport>) => {
      if (data === 'ready') resolve();
      else if (data === 'enter') onSubmit();
      else frame.style.height = `${data.height}px`;
    };
  });
  frame.onload = () => {
    const setup = {
      ...wanted,
      texts,
      theme: readTheme(),
      // Those that the page loads later, too.
      styleSheets: Array.from(
        document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href]'),
        ({ href }) => href,
      ),
      fonts: findFonts(),
    };
    // Its origin has no name, so it cannot be named as the target.
    frame.contentWindow?.postMessage(setup satisfies FrameSetup, '*', [portOfFrame]);
  };
  host.replaceChildren(frame);
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const late = new ScriptLoadError(CARD_FRAME_PATH);
  await withTimeout(isReady, FRAME_TIMEOUT_MS, late).catch((error: unknown) => {
    remove();
    throw error;
  });
  const ask = async <Answer>(request: FrameRequest): Promise<Answer> => {
    const answer = new MessageChannel();
    const answered = new Promise<Answer>((resolve) => {
      answer.port1.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    });
    port.postMessage(request, [answer.port2]);
    return answered.finally(() => answer.port1.close());
  };
  /** The page moves the focus into the frame, which may not take it, and the frame to its first wrong field. */
  const focusUnless = async <Answer>(isRight: Answer): Promise<Answer> => {
    if (isRight) return isRight;
    frame.focus();
    await ask('focus');
    return isRight;
  };
  return {
    /** Whether the input is valid. Otherwise the frame shows the errors and has the focus. */
    check: async () => focusUnless(await ask<boolean>('check')),
    /** References to the input. Null when it is not valid: then the same. */
    submit: async () => focusUnless(await ask<FrameToken | null>('submit')),
    remove,
  };
}

const LOGIN_DELAY_MS = 600;

/** Four digits that are always the same for an address. The last four digits decide the outcome in the sandbox. */
function toLastFour(email: string): string {
  const digits = /(\d{4})@/.exec(email)?.[1];
  if (digits) return digits;
  const sum = [...email].reduce((total, one) => (total * 31 + one.charCodeAt(0)) % 9000, 7);
  return String(1000 + sum);
}

export const sandboxAccount = (provider: string) =>
  ({
    kind: 'account',
    isSandbox: true,
    connect: async (email) => {
      await new Promise((done) => setTimeout(done, LOGIN_DELAY_MS));
      const token = `tok_${provider}_${toLastFour(email.trim().toLowerCase())}`;
      return { token, expires: null, cvcToken: null, holder: email.trim() };
    },
  }) satisfies AccountModule;
