import { type CallContract, call, many, notCalled, one, SESSION } from './call';
import * as account from './resources/account';
import * as builder from './resources/builder';
import * as cart from './resources/cart';
import * as catalogue from './resources/catalogue';
import * as checkout from './resources/checkout';
import * as search from './resources/search';

const { must, should, may } = call;
const savings = { meta: cart.cartTotalFields, isMetaAnywhere: true };
const OWN_TEXTS = 'the shop’s own texts are shown';

/** Every call of the specification. */
export const specCalls = {
  oauthToken: notCalled,
  register: must('Sign-up', 'nobody can register', SESSION),
  login: must('Login', 'nobody can log in', SESSION),
  session: may(
    ['Account', 'Checkout'],
    'a session that was ended elsewhere is noticed at the next call',
    { meta: account.sessionLifeFields },
  ),
  logout: may('Every page', 'the token lives until it expires'),
  authenticatedCustomer: may(
    'Account',
    'the account shows what was known at the login',
    one(account.customer),
  ),
  loginInitData: may('Login', OWN_TEXTS, { meta: account.translationFields }),
  registerInitData: may('Sign-up', OWN_TEXTS, { meta: account.translationFields }),
  passwordSendEmail: should('Passwords', 'a forgotten password cannot be replaced'),
  passwordReset: should('Passwords', 'a forgotten password cannot be replaced'),
  customerSelf: must(['Every page', 'Account'], 'nobody is logged in', one(account.account)),
  emailNoticeUnverified: may(
    'Account',
    'a verification on another device is seen at the next login',
    { meta: account.verifiedEmailFields },
  ),
  brands: should(['Brands', 'Home', 'Builder'], 'the brands are not shown', many(catalogue.brand)),
  search: must('Search', 'nothing can be found', many(catalogue.productCard, search.searchFields)),
  productReviews: should(
    ['Product', 'Reviews'],
    'the reviews are not shown',
    many(catalogue.review, catalogue.reviewListFields),
  ),
  createReview: should('Reviews', 'no review can be written', one(catalogue.review)),
  updateReview: should('Reviews', 'no review can be changed', one(catalogue.review)),
  cartInitData: may('Every page', OWN_TEXTS, { meta: account.translationFields }),
  cartAdd: must(['Product', 'Search', 'Cart'], 'nothing can be put in the cart', {
    ...one(cart.cartItem, cart.addedCountFields),
    instead: cart.cart,
  }),
  cartValidate: should(['Product', 'Cart'], 'a guest learns of a shortage at the checkout', {
    meta: cart.cartValidationFields,
  }),
  cartTotalItems: should('Every page', 'the header has no number beside the cart', {
    meta: cart.countFields,
  }),
  cartTotals: must(['Checkout', 'Cart'], 'no order can be placed', {
    meta: cart.checkoutTotalFields,
    isMetaAnywhere: true,
  }),
  cartDetail: must(
    ['Cart', 'Checkout'],
    'the cart cannot be shown',
    one(checkout.cartWithPlans, cart.cartMessageFields),
  ),
  cartRemove: must('Cart', 'no line can be removed', { meta: cart.removedLineFields }),
  cartClear: should('Cart', 'the cart is emptied line by line'),
  cartUpdate: must('Cart', 'no quantity can be changed', {
    ...one(cart.cartItem),
    instead: cart.cart,
  }),
  cartAssembly: should('Builder', 'a build in the cart cannot be edited', one(cart.editedBuild)),
  cartAssemblyAdd: should(
    ['Builder', 'Cart'],
    'no build can be put in the cart',
    one(cart.cartBuildLines),
  ),
  cartAssemblyUpdate: should(
    ['Cart', 'Builder'],
    'a build in the cart cannot be changed',
    one(cart.cartBuildLines),
  ),
  cartAssemblyRemove: should('Cart', 'a build in the cart cannot be removed'),
  cartValidateReview: should('Checkout', 'a problem of the order is only told when it is placed'),
  cartCouponAdd: should(['Cart', 'Checkout'], 'no coupon can be used', savings),
  cartCouponRemove: should('Cart', 'a coupon cannot be removed', savings),
  cartWalletAdd: should('Cart', 'the wallet cannot be used', savings),
  cartWalletRemove: should('Cart', 'the wallet cannot be given back', savings),
  cartWalletSendCode: should('Cart', 'the wallet cannot be used', { meta: account.sentCodeFields }),
  cartWalletVerifyCode: should('Cart', 'the wallet cannot be used'),
  assemblyGroups: should('Builder', 'the builder cannot be opened', many(builder.buildGroup)),
  assemblyInitData: may('Builder', OWN_TEXTS, { meta: account.translationFields }),
  customerAssemblyConfigs: should(
    'Builder',
    'saved builds are not shown',
    many(builder.savedBuild, catalogue.pageFields),
  ),
  assemblyConfigDetails: should(
    'Builder',
    'a saved build cannot be opened',
    many(builder.savedBuildEntry),
  ),
  assemblyConfigs: should('Builder', 'a saved build cannot be opened', many(builder.savedBuild)),
  assemblyConfigCreate: should('Builder', 'no build can be saved', one(builder.savedBuild)),
  assemblyConfigUpdate: should('Builder', 'no build can be renamed', one(builder.savedBuild)),
  assemblyConfigDelete: should('Builder', 'no build can be deleted'),
  assemblyDetailCreate: should('Builder', 'no build can be saved', one(builder.createdEntry)),
  assemblyDetailDelete: should('Builder', 'saved builds cannot be changed'),
  productComponents: should(
    'Product',
    'the components of a kit are not shown',
    many(catalogue.productCard, catalogue.pageFields),
  ),
  assemblyInfo: should('Builder', 'the shop’s own rules decide alone', {
    meta: builder.compatibilityFields,
  }),
  assemblyConfigIsValid: should('Builder', 'the shop’s own rules decide alone', {
    meta: builder.validityFields,
  }),
  wishlistItemCreate: should(
    ['Wishlists', 'Product'],
    'no product can be put on a list',
    one(account.wishlistItem),
  ),
  wishlistItemUpdate: should('Wishlists', 'lists cannot be changed', one(account.wishlistItem)),
  wishlistItemDelete: should(['Wishlists', 'Product'], 'no product can be taken off a list'),
  customerWishlistItems: may(
    'Wishlists',
    'lists that come without their items are shown as empty',
    many(account.listedItem),
  ),
  customerWishlists: should('Wishlists', 'the lists are not shown', many(account.wishlist)),
  wishlistCreate: should('Wishlists', 'no list can be created', one(account.wishlist)),
  wishlistUpdate: should('Wishlists', 'no list can be renamed', one(account.wishlist)),
} satisfies Record<string, CallContract>;
