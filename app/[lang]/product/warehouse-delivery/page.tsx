import { ProductPage } from '@/components/pages/product/product-page';
import { loadProduct, productMetadata } from '../load-product';

export const generateMetadata = () => productMetadata('fulfilment');

export default async function FulfilmentPage() {
  return <ProductPage {...await loadProduct('fulfilment')} />;
}
