import { wordsOf } from '../core/wire';

const NAMES: Readonly<Record<string, string>> = {
  brands: 'name slug image image_sm',
  categories: 'name slug image icon has_subcategories',
  'product-images': 'is_cover filename filename_2 filename_3 filename_4 filename_5',
  products: `name slug part_number upc_gtin rating reviews_count price_with_tax current_price_with_tax
    mwi_one_price_with_tax set_base_price_with_tax mwi_one_disc_percent mwi_wallet_percent
    mwi_wallet_amount_with_tax price_valid_until_utc wallet_promotion_amount coupon offer_months
    monthly_offer_stores_info is_kit is_assembly is_component is_web_purchasable stock_stores
    stock_providers stores_with_stock has_shipping_promotion has_last_stock short_description
    description description_file description_file_is_pdf description_file_is_image
    description_landing meta_description attribute_group_map characteristics bullet_points
    video_link manual_file specs_file manufacturer_link created_utc warranty_days performance
    compatible assembly_group assembly_group_configs related_assembly_groups`,
  'product-reviews': 'customer_name rating opinion short_opinion created_utc created_at_text',
  customers: `name last_name mother_last_name email phone mobil rfc business_name email_verified_at
    phone_verified_at has_credit creditMovements type`,
  carts: `count total subtotal tax iva_percentage pickup_store_id pickup_person shipping
    shipping_insurance shipping_discount shipping_min_amount shipping_required has_shipping
    has_shipping_insurance insurance_per_thousand shipping_promotion_id shipping_promotion_products
    total_discount promotion_discount coupon_discount coupon_wallet_amount has_coupon coupon_code
    wallet_promotion_amount wallet_promotion_details mwi_wallet_amount_with_tax credit_to_use
    wallet_to_use max_wallet_amount total_with_credit_and_wallet monthlyPaymentGroups
    payment_applied`,
  'assembly-groups': 'order is_accessory is_required is_active name',
  'assembly-configs': 'name slug',
  'assembly-config-details': 'qty',
  orders: `folio type customer_id customer_name customer_email customer_phone status payment_status
    simple_payment_status_text payment_confirmed_at arrival_status subtotal discount iva
    iva_percentage shipping_cost shipping_insurance_cost coupon_discount cash_discount
    one_pay_discount customer_wallet_promotion_amount total delivery_address_id transaction_id
    is_draft has_messages is_for_web payment_method courier`,
  transactions: 'transaction_id payment_status',
  // The specification names no payment: this is as little as one can be.
  'transaction-payments': 'transaction_id status',
  'payment-methods': 'code tokenizer secure_code_required',
  tokenizables: 'payment_method_code creation_date payload',
  assemblies: 'qty requires_assembly assembly_id',
  'customer-wishlists': 'name created_at',
  'customer-wishlist-items': 'qty',
};

/** The attributes that the specification names (section 3), by the type of the resource. Other types keep all of theirs. */
export const SPEC_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(NAMES).map(([type, names]) => [type, wordsOf(names)]),
);

/** What is assumed beside them, and relationships. */
const ASSUMED: Readonly<Record<string, string>> = {
  brands: 'products_count',
  categories: 'products_count parent categories popularBrands',
  products: `stock_total delivery_days is_digital piece_count any_related brand category images
    coverImage related substitutes sets components reviews`,
};

export const hasField = (type: string, name: string): boolean =>
  [...(SPEC_ATTRIBUTES[type] ?? []), ...wordsOf(ASSUMED[type] ?? '')].includes(name);

export const SPEC_META: ReadonlySet<string> = new Set(
  wordsOf('translations monthly_payment_options redirectTo addedInfo page'),
);
