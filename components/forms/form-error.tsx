/** Why a form was not sent. The live region exists from the start, so that screen readers announce its text. */
export function FormError({ text }: { text: string | null }) {
  return (
    <div role="alert" className="form-error">
      {text !== null && <p className="note note-danger">{text}</p>}
    </div>
  );
}
