import { walkAccount, walkLogin } from './account';
import { walkCatalogue } from './catalogue';
import { walkCheckout } from './checkout';
import { openWalk, type WalkOptions, type WalkResult } from './walk';
import { walkWriting } from './writing';

/** Makes the shop's own calls, screen by screen, and compares each answer with the contract. */
export async function walkBackend(options: WalkOptions): Promise<WalkResult> {
  const walk = openWalk(options);
  const products = await walkCatalogue(walk);
  const customerId = await walkLogin(walk);
  if (customerId === null) {
    walk.note(
      options.login
        ? 'The login failed, so account, cart and checkout were not tried.'
        : 'Without --user and --password, account, cart and checkout were not tried.',
    );
    return walk.result;
  }
  await walkAccount(walk, customerId);
  await walkCheckout(walk, customerId);
  if (options.canWrite) await walkWriting(walk, { customerId, products });
  else
    walk.note(
      'Without --write nothing was changed, so no cart, address, review or order was tried.',
    );
  return walk.result;
}
