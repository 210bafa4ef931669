import { ProductPage } from '@/components/pages/product/product-page';
import { loadProduct, productMetadata } from '../product/load-product';

export const generateMetadata = () => productMetadata('large');

export default async function LargeGoodsPage() {
  return <ProductPage {...await loadProduct('large')} overHeader />;
}
