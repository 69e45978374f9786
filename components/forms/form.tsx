import type { ComponentProps } from 'react';

/**
 * A form that JavaScript sends. With `method="dialog"`, a submit before the JavaScript is loaded does not put the
 * fields into the URL. Scripts that report forms name them by `action`: without one it is the page's whole address.
 */
export function Form({
  onSubmit,
  ...rest
}: Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: (form: HTMLFormElement) => unknown }) {
  return (
    <form
      method="dialog"
      action="/"
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event.currentTarget);
      }}
    />
  );
}
