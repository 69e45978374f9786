// @vitest-environment own-window
// @reloaded: it needs modules that no other file has used.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { useCartStore } from '@/stores/cart/cart-store';
import { AccountWithoutSessionError, signIn } from '@/stores/flows/session/sign-in';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';
import { cartDocument } from '@/tests/support/cart-resource';
import { createCustomerCart, createCustomerCartItem } from '@/tests/support/create-customer-cart';
import { mockBackend, type Resolver, refusal } from '@/tests/support/mock-backend';

const backend = mockBackend();
const fields = {
  accountType: 'personal' as const,
  names: 'Ana',
  lastName: 'Ruiz',
  motherLastName: '',
  phone: '5512345678',
  email: 'ana@clientes.example',
  password: 'contraseña1',
  passwordConfirmation: 'contraseña1',
  businessName: '',
  rfc: '',
};
const register = () => signIn({ by: 'register', fields });
const session = {
  data: { type: 'customers', id: '7', attributes: { name: 'Ana', email: fields.email } },
  meta: { access_token: 'handle', expires_in: 600 },
};
const logIn = vi.fn<Resolver>();

beforeEach(() => {
  backend.on(assumedAccountEndpoints.customerAddresses, () => ({ data: [] }));
  backend.on(specEndpoints.register, () => new Response(null, { status: 204 }));
  backend.on(specEndpoints.login, logIn.mockReset().mockReturnValue(session));
});

describe('a registration that answers without a session', () => {
  it('logs in with the same e-mail and password', async () => {
    expect((await register()).customer).toMatchObject({ id: '7', name: 'Ana' });
    expect(logIn.mock.calls[0]?.[0].body).toMatchObject({
      username: fields.email,
      password: fields.password,
    });
    expect(selectIsAuthenticated(useSessionStore.getState())).toBe(true);
  });

  it('takes back what a backend added twice, with the registration and with the login', async () => {
    const { line } = createCustomerCartItem('7', 2);
    useCartStore.setState({ lines: [line], knownMerges: [] });
    const item = createCustomerCartItem('7', 4);
    const setQuantity = vi.fn<Resolver>(() => new Response(null, { status: 204 }));
    backend.on(specEndpoints.cartUpdate, setQuantity);
    backend.on(specEndpoints.cartDetail, () => cartDocument(createCustomerCart([item])));
    await register();
    expect(setQuantity.mock.calls.map(([{ params }]) => params)).toEqual([
      { itemId: item.id, qty: '2' },
    ]);
    expect(useCartStore.getState().lines).toEqual([]);
  });

  it('leaves alone what was added once, and goes on when the cart cannot be read', async () => {
    const item = createCustomerCartItem('7', 2);
    const { line } = item;
    for (const answer of [cartDocument(createCustomerCart([item])), refusal(500, 'Error')]) {
      useCartStore.setState({ lines: [line], knownMerges: [] });
      backend.on(specEndpoints.cartDetail, () => answer);
      await register();
      expect(selectIsAuthenticated(useSessionStore.getState())).toBe(true);
    }
  });

  it('says that the account needs a login when that is refused', async () => {
    backend.on(specEndpoints.register, () => ({ meta: {} }));
    logIn.mockReturnValue(refusal(403, 'Verifica tu correo'));
    await expect(register()).rejects.toThrow(AccountWithoutSessionError);
    expect(selectIsAuthenticated(useSessionStore.getState())).toBe(false);
  });
});
