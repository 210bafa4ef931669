// Parts of the site that the pictures use; bundled by load-site-parts.mjs.
export { PRODUCTS } from '@/components/product/products';
export { SHARE_PICTURES, sharePicturePath } from '@/lib/seo/share-pictures';
export { BRAND } from '@/lib/market/brand';
export { LANGUAGES, directionOf } from '@/lib/market/language';
