import { UnexpectedErrorScreen, type UnexpectedErrorScreenProps } from './unexpected-error-screen';

/** The error page inside the chrome of the shop. */
export function ShopErrorScreen(props: UnexpectedErrorScreenProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <UnexpectedErrorScreen {...props} />
    </>
  );
}
