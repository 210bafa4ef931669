import * as z from 'zod';
import {
  AreaSearchRequest,
  AreaSearchResponse,
  ProvincesRequest,
  ProvinceView,
  CitiesRequest,
  CityView,
  AreasRequest,
  AreaView,
} from '../places/places';
import { defineCall } from './define-call';

/** Provinces, cities and areas. */
export const placeCalls = {
  queryAreaByTypeAndName: defineCall({
    method: 'POST',
    path: '/v1/api/area/queryAreaByTypeAndName',
    auth: 'none',
    safe: true,
    group: 'Places',
    summary: 'Search places',
    description: 'Finds places of one type by a part of their name, each with the places that contain it.',
    request: AreaSearchRequest,
    response: AreaSearchResponse,
  }),
  queryProvinces: defineCall({
    method: 'GET',
    path: '/oms/province/{countryCode}/queryList',
    auth: 'none',
    group: 'Places',
    summary: 'List provinces',
    description: 'Returns the provinces or regions of one country, with the codes that addresses use.',
    request: ProvincesRequest,
    response: z.array(ProvinceView),
  }),
  queryCities: defineCall({
    method: 'GET',
    path: '/oms/city/{provinceCode}/queryList',
    auth: 'none',
    group: 'Places',
    summary: 'List cities',
    description: 'Returns the cities of one province, with the codes that addresses and quotes use.',
    request: CitiesRequest,
    response: z.array(CityView),
  }),
  queryAreas: defineCall({
    method: 'GET',
    path: '/oms/area/{cityCode}/queryList',
    auth: 'none',
    group: 'Places',
    summary: 'List areas',
    description: 'Returns the areas of one city. Delivery takes longer if `remote` is true.',
    request: AreasRequest,
    response: z.array(AreaView),
  }),
};
