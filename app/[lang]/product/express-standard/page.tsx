import { CityPrices } from '@/components/pages/product/sections/city-prices';
import { ProductPage } from '@/components/pages/product/product-page';
import { loadProduct, productMetadata } from '../load-product';

export const generateMetadata = () => productMetadata('standard');

export default async function StandardExpressPage() {
  return <ProductPage {...await loadProduct('standard')} Opening={CityPrices} />;
}
