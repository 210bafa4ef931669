import { CostSection } from '@/components/pages/product/sections/cost-section';
import { ProductPage } from '@/components/pages/product/product-page';
import { loadProduct, productMetadata } from '../product/load-product';

export const generateMetadata = () => productMetadata('special');

export default async function SpecialLinePage() {
  return <ProductPage {...await loadProduct('special')} Opening={CostSection} overHeader />;
}
