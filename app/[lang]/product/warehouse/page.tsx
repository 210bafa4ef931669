import { ProductPage } from '@/components/pages/product/product-page';
import { StockFlow } from '@/components/pages/product/sections/stock-flow';
import { loadProduct, productMetadata } from '../load-product';

export const generateMetadata = () => productMetadata('warehouse');

export default async function WarehousePage() {
  return <ProductPage {...await loadProduct('warehouse')} Opening={StockFlow} />;
}
