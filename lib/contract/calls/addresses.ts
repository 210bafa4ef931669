import {
  AddAddressRequest,
  AddressView,
  UpdateAddressRequest,
  DeleteAddressRequest,
  SearchAddressesRequest,
  AddressListResponse,
} from '../accounts/addresses';
import { ChangedIdResponse } from '../orders/order-view';
import { MAX_ADDRESSES } from '@/lib/market/limits';
import { defineCall } from './define-call';

export const addressCalls = {
  addAddress: defineCall({
    method: 'POST',
    path: '/v1/api/addressBook/add',
    auth: 'user',
    group: 'Address book',
    summary: 'Add an address',
    description: `Adds the address of a sender or a receiver. An account has at most ${MAX_ADDRESSES} addresses. A further address is refused with 409.`,
    request: AddAddressRequest,
    response: AddressView,
  }),
  updateAddress: defineCall({
    method: 'POST',
    path: '/v1/api/addressBook/update',
    auth: 'user',
    group: 'Address book',
    summary: 'Update an address',
    description: 'Replaces all fields of one address.',
    request: UpdateAddressRequest,
    response: AddressView,
  }),
  deleteAddress: defineCall({
    method: 'POST',
    path: '/v1/api/addressBook/deleteById',
    auth: 'user',
    group: 'Address book',
    summary: 'Delete an address',
    description: 'Deletes one address. Orders that were placed with this address do not change.',
    request: DeleteAddressRequest,
    response: ChangedIdResponse,
  }),
  searchAddresses: defineCall({
    method: 'POST',
    path: '/v1/api/addressBook/searchAddressByUserId',
    auth: 'user',
    safe: true,
    group: 'Address book',
    summary: 'List addresses',
    description: 'Returns all addresses of the account, those that contain `text`, or the one with the given id.',
    request: SearchAddressesRequest,
    response: AddressListResponse,
  }),
};
