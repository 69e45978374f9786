import { render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { vi } from 'vitest';
import type { Customer } from '@/lib/domain/account/types';
import { getQueryClient } from '@/lib/queries/query-client';

export const laura: Customer = {
  id: '2',
  name: 'Laura',
  lastName: 'Méndez',
  motherLastName: 'Ríos',
  email: 'laura@clientes.example',
  phone: '5544332211',
  mobil: '',
  rfc: '',
  businessName: '',
  emailVerifiedAt: '2025-10-17T17:08:05.324Z',
  phoneVerifiedAt: null,
  hasCredit: 0,
  customerType: 'personal',
  authorizedDevice: true,
  verificationCode: {
    id: '',
    assignedTo: '',
    amount: '',
    reason: '',
    action: '',
    code: '',
    time: 0,
    isUsed: 0,
  },
};

interface Call {
  method: string;
  path: string;
  body: unknown;
}

type Answer = (call: Call) => { status?: number; body?: unknown } | undefined;

/** Answers the calls to this site and records them. A call without an answer gets a 404. */
export function answerWith(answer: Answer): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: unknown, init?: RequestInit) => {
    const call: Call = {
      method: init?.method ?? 'GET',
      path: String(input).replace(/^\/api/, ''),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    calls.push(call);
    const { status = 200, body } = answer(call) ?? { status: 404, body: { errors: [] } };
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
  });
  return calls;
}

/** Renders a profile screen, which suspends while its texts are loaded. */
export function show(children: ReactNode) {
  getQueryClient().clear();
  return render(<Suspense fallback={null}>{children}</Suspense>);
}
