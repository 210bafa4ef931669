import { CityPrices } from '@/components/pages/product/sections/city-prices';
import { ProductPage } from '@/components/pages/product/product-page';
import { loadProduct, productMetadata } from '../product/load-product';

export const generateMetadata = () => productMetadata('express');

export default async function LocalDeliveryPage() {
  return <ProductPage {...await loadProduct('express')} Opening={CityPrices} overHeader />;
}
