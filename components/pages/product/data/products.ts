import type { Product, ProductKey } from './product';
import { PRODUCTS_ABROAD } from './products-abroad';
import { PRODUCTS_LOCAL } from './products-local';
import { PRODUCTS_STORE } from './products-store';

/** Our products (§1), one entry per page. The words are `product.pages.<key>`. */
export const PRODUCTS: Readonly<Record<ProductKey, Product>> = {
  ...PRODUCTS_ABROAD,
  ...PRODUCTS_STORE,
  ...PRODUCTS_LOCAL,
};
