import { LinesSection } from '@/components/pages/product/sections/lines-section';
import { ProductPage } from '@/components/pages/product/product-page';
import { loadProduct, productMetadata } from '../load-product';

export const generateMetadata = () => productMetadata('intlStraight');

export default async function InternationalLinePage() {
  return <ProductPage {...await loadProduct('intlStraight')} Opening={LinesSection} />;
}
