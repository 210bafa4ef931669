import { ProductPage } from '@/components/pages/product/product-page';
import { loadProduct, productMetadata } from '../load-product';

export const generateMetadata = () => productMetadata('promise');

export default async function WarehousePromisePage() {
  return <ProductPage {...await loadProduct('promise')} />;
}
