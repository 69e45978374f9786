import { MenuClosable } from '../menu/menu-closable';
import { FailureScreen, type FailureScreenProps } from './failure-screen';

/** The error page inside the chrome of the shop. */
export function ShopFailure(props: FailureScreenProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <FailureScreen {...props} />
      <MenuClosable />
    </>
  );
}
