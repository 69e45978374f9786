import type { assumedSessionEndpoints } from '@/lib/api/endpoints/assumed-session';
import { type CallContract, one } from '../call';
import { extra, should } from '../fields';
import { customerContract, sentCodeFields } from '../resources/account';
import { clientBody, sessionMetaFields } from './spec-account';

export const assumedSessionCalls = {
  socialLogin: {
    screens: ['Login', 'Sign-up'],
    purpose: 'Logs in with a provider’s token',
    loss: 'nobody can log in with a social account',
    serverBody: clientBody,
    isSession: true,
    meta: sessionMetaFields,
    needsAnswer: true,
  },
  emailVerify: {
    screens: ['Verification'],
    purpose: 'Verifies the e-mail address with the link of the mail',
    loss: 'the e-mail address stays unverified',

    data: one(customerContract),
  },
  emailResend: {
    screens: ['Verification'],
    purpose: 'Sends the mail again',
    loss: 'the mail cannot be sent again',
  },
  twoStepSend: {
    screens: ['Verification'],
    purpose: 'Sends a code that authorises the device',
    loss: 'the device cannot be authorised',
    meta: sentCodeFields,
  },
  twoStepVerify: {
    screens: ['Verification'],
    purpose: 'Authorises the device with the code',
    loss: 'the device cannot be authorised',

    data: one(customerContract),
    meta: { device_token: extra('text', 'the code is asked for at the next login') },
  },
  verifyHuman: {
    screens: ['Builder'],
    purpose: 'Whether the captcha’s token belongs to a human',
    loss: 'the builder asks again',

    meta: { human: should('flag', 'the visitor counts as a robot', { example: true }) },
    needsAnswer: true,
  },
} satisfies Record<keyof typeof assumedSessionEndpoints, CallContract>;
