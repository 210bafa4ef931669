// What the pictures take from the site itself; bundled before it is run.
export { PRODUCTS } from '@/components/product/products';
export { SHARE_PICTURES, sharePicturePath } from '@/lib/seo/share-pictures';
export { BRAND } from '@/lib/market/brand';
export { LANGUAGES, directionOf } from '@/lib/market/language';
