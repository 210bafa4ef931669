import { ProductPage } from '@/components/pages/product/product-page';
import { loadProduct, productMetadata } from '../../product/load-product';

export const generateMetadata = () => productMetadata('smallPac');

export default async function ShopParcelsPage() {
  return <ProductPage {...await loadProduct('smallPac')} />;
}
