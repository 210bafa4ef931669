import { FreightStages } from '@/components/pages/product/sections/freight-stages';
import { ProductPage } from '@/components/pages/product/product-page';
import { loadProduct, productMetadata } from '../load-product';

export const generateMetadata = () => productMetadata('head');

export default async function FirstLegPage() {
  return <ProductPage {...await loadProduct('head')} Opening={FreightStages} />;
}
