import { CostSection } from '@/components/pages/product/sections/cost-section';
import { ProductPage } from '@/components/pages/product/product-page';
import { loadProduct, productMetadata } from '../load-product';

export const generateMetadata = () => productMetadata('small');

export default async function SmallParcelPage() {
  return <ProductPage {...await loadProduct('small')} Opening={CostSection} />;
}
