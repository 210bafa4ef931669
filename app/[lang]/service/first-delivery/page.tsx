import { ProductPage } from '@/components/pages/product/product-page';
import { loadProduct, productMetadata } from '../../product/load-product';

export const generateMetadata = () => productMetadata('firstDelivery');

export default async function FirstMilePage() {
  return <ProductPage {...await loadProduct('firstDelivery')} />;
}
