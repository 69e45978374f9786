// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createDraft } from '@/components/forms/draft';
import { Checkbox, SelectField, TextField } from '@/components/forms/field';
import { Form, FormError } from '@/components/forms/form';
import { useZodForm } from '@/components/forms/use-zod-form';
import { ApiError } from '@/lib/api/client/errors';
import { useTranslation } from '@/lib/i18n/client';

const schema = z.object({
  lastName: z.string().min(1, 'errors.nameRequired'),
  code: z.string().default(''),
  secret: z.string().default(''),
});

/** What the backend refuses, each with the field that it is about, if it is about one. */
const rejection = (...refused: [name: string, detail: string][]) => {
  const toError = ([name, detail]: (typeof refused)[0]) =>
    name ? { detail, pointer: `/data/attributes/${name}` } : { detail };
  return new ApiError({ kind: 'http', status: 422, errors: refused.map(toError) });
};

const draft = createDraft('example-draft', ['lastName', 'code']);

function Example({ failWith, lastName }: { failWith: unknown; lastName?: string }) {
  const { t } = useTranslation('auth');
  const { field, failure, submit } = useZodForm({
    schema,
    t,
    serverFields: { verification_code: 'code' },
    offline: 'Sin respuesta',
    defaultValues: { lastName },
    draft,
    send: () => Promise.reject(failWith),
  });
  return (
    <Form onSubmit={submit}>
      <TextField {...field('lastName', 'Apellido')} />
      <TextField {...field('code', 'Código')} />
      <FormError text={failure} />
      <button type="submit">Enviar</button>
    </Form>
  );
}

async function send(failWith: unknown) {
  render(<Example failWith={failWith} />);
  await userEvent.type(await screen.findByLabelText(/Apellido/), 'Pérez');
  await userEvent.click(screen.getByRole('button'));
}

const isWrong = (label: RegExp, text: string) =>
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
const failure = () => screen.getByRole('alert').textContent;

describe('a form of a schema', () => {
  afterEach(() => draft.clear());

  it.each([
    ['with the same name in camelCase', 'last_name', /Apellido/],
    ['that has another name', 'verification_code', /Código/],
  ])('shows a message of the backend at the field %s', async (_, name, label) => {
    await send(rejection([name, 'Muy largo']));
    isWrong(label, 'Muy largo');
    expect(screen.getByLabelText(label)).toHaveFocus();
  });

  it('shows it for the whole form when the field is not on the screen', async () => {
    await send(rejection(['secret', 'No permitido']));
    expect(failure()).toBe('No permitido');
  });

  it('shows all that was refused: each message at its field, the others for the whole form', async () => {
    await send(
      rejection(
        ['last_name', 'Muy largo'],
        ['last_name', 'Con números'],
        ['secret', 'No permitido'],
        ['', 'Tu cuenta está en revisión'],
      ),
    );
    isWrong(/Apellido/, 'Muy largo Con números');
    expect(failure()).toBe('No permitido\nTu cuenta está en revisión');
    expect(screen.getByLabelText(/Apellido/)).toHaveFocus();
  });

  it('says that there was no answer', async () => {
    await send(new ApiError({ kind: 'network' }));
    expect(failure()).toBe('Sin respuesta');
  });

  describe('with a draft, when its code arrives while a field of the document has the focus', () => {
    async function hydrateFocused() {
      draft.write({ lastName: 'Pérez', code: '123456' });
      const root = document.body.appendChild(document.createElement('div'));
      root.innerHTML = renderToString(<Example failWith={null} />);
      const field = screen.getByLabelText<HTMLInputElement>(/Apellido/);
      field.focus();
      render(<Example failWith={null} />, { container: root, hydrate: true });
      await waitFor(() => expect(screen.getByDisplayValue('123456')).toBeTruthy());
      // The boot script puts the caret back where it was.
      field.setSelectionRange(field.value.length, field.value.length);
      return field;
    }

    it('leaves this field to who is typing in it, and fills the other ones', async () => {
      const field = await hydrateFocused();
      await userEvent.keyboard('Ruiz');
      await userEvent.tab();
      expect(field.value).toBe('Ruiz');
    });

    it('fills it when it is left empty, and keeps its draft until then', async () => {
      const field = await hydrateFocused();
      expect(draft.read()).toEqual({ lastName: 'Pérez', code: '123456' });
      await userEvent.tab();
      expect(field.value).toBe('Pérez');
    });
  });

  it('keeps no draft of values that it begins with', async () => {
    render(<Example failWith={null} lastName="Pérez" />);
    expect(await screen.findByDisplayValue('Pérez')).toBeVisible();
    expect(draft.read()).toEqual({});
  });

  it('gives the first invalid field the focus once, and takes it from no field later', async () => {
    render(<Example failWith={null} />);
    const field = await screen.findByLabelText(/Apellido/);
    const focused = vi.spyOn(field, 'focus');
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(field).toHaveFocus());
    await new Promise((resolve) => setTimeout(resolve));
    expect(focused).toHaveBeenCalledOnce();
  });

  it('shows the text of a message that is a key', async () => {
    render(<Example failWith={null} />);
    await screen.findByLabelText(/Apellido/);
    await userEvent.click(screen.getByRole('button'));
    isWrong(/Apellido/, 'Tu nombre es necesario');
  });
});

const sent = vi.fn();
const filled = z.object({
  email: z.string().min(1, 'errors.emailRequired'),
  state: z.string().min(1, 'errors.nameRequired'),
  remember: z.boolean().default(false),
  kind: z.string().nullish(),
});
function Filled() {
  const { t } = useTranslation('auth');
  const { form, field, submit } = useZodForm({
    schema: filled,
    t,
    offline: 'Sin respuesta',
    defaultValues: { email: '', state: '' },
    send: async (values) => sent(values),
  });
  return (
    <Form onSubmit={submit}>
      <TextField {...field('email', 'Correo')} />
      <SelectField {...field('state', 'Estado')} choose="Elige" options={['Yucatán']} />
      <Checkbox {...form.register('remember')}>Recordarme</Checkbox>
      {['Personal', 'Empresarial'].map((kind) => (
        <label key={kind}>
          <input type="radio" value={kind} {...form.register('kind')} /> {kind}
        </label>
      ))}
      <input name="elsewhere" defaultValue="no es del formulario" />
      <button type="submit">Enviar</button>
    </Form>
  );
}

describe('fields that the browser filled without an event', () => {
  it('are sent as they stand', async () => {
    render(<Filled />);
    Object.assign(await screen.findByLabelText('Recordarme'), { checked: true });
    Object.assign(screen.getByLabelText('Empresarial'), { checked: true });
    Object.assign(screen.getByLabelText(/Correo/), { value: 'ana@example.com' });
    Object.assign(screen.getByLabelText(/Estado/), { value: 'Yucatán' });
    await userEvent.click(screen.getByRole('button'));
    const all = { email: 'ana@example.com', state: 'Yucatán', remember: true, kind: 'Empresarial' };
    expect(sent).toHaveBeenCalledExactlyOnceWith(all);
  });
});
