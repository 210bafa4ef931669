import { CostSection } from '@/components/pages/product/sections/cost-section';
import { ProductPage } from '@/components/pages/product/product-page';
import { loadProduct, productMetadata } from '../../product/load-product';

export const generateMetadata = () => productMetadata('business');

export default async function BusinessExpressPage() {
  return <ProductPage {...await loadProduct('business')} Opening={CostSection} />;
}
