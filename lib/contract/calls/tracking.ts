import {
  MallTrackRequest,
  TrackResponse,
  MallTrackQuery,
  TrackRequest,
  TrackDetailsQuery,
  TrackDetailsResponse,
} from '../tracking/tracking';
import { defineCall } from './define-call';

export const trackingCalls = {
  queryTrackByMallNo: defineCall({
    method: 'POST',
    path: '/v1/api/track/queryTrackByMallNo',
    auth: 'none',
    safe: true,
    scope: 'tracking',
    group: 'Tracking',
    summary: 'Track orders',
    description:
      'Accepts up to 20 of our order numbers and returns every waybill of each order. With your token or key, it also accepts your own numbers (`shopOrderNo`) and finds the newest three orders with each.',
    request: MallTrackRequest,
    response: TrackResponse,
  }),
  queryIntlTrackByMallNo: defineCall({
    method: 'GET',
    path: '/v1/api/track/intl/queryTrackByMallNo',
    auth: 'none',
    scope: 'tracking',
    group: 'Tracking',
    summary: 'Track orders (alias of queryTrackByMallNo, as a GET request)',
    description: 'Returns the same as `queryTrackByMallNo`. The numbers are in the query string, separated by commas.',
    request: MallTrackQuery,
    response: TrackResponse,
  }),
  queryTrack: defineCall({
    method: 'POST',
    path: '/v1/api/track/queryTrack',
    auth: 'none',
    safe: true,
    scope: 'tracking',
    group: 'Tracking',
    summary: 'Track waybills',
    description:
      'Accepts up to 20 waybill or order numbers. Returns the parcels that were found, grouped by state, and each number that was not found with the reason. Names are masked.',
    request: TrackRequest,
    response: TrackResponse,
  }),
  listExpressTrack: defineCall({
    method: 'POST',
    path: '/publicservice/v1/api/express/track/listExpressTrack',
    auth: 'none',
    safe: true,
    scope: 'tracking',
    group: 'Tracking',
    summary: 'Track waybills (alias of queryTrack)',
    description: 'Has the same request and response as `queryTrack`.',
    request: TrackRequest,
    response: TrackResponse,
  }),
  getExpressTrackDetails: defineCall({
    method: 'GET',
    path: '/publicservice/v1/api/express/track/expressTrack/details',
    auth: 'none',
    scope: 'tracking',
    group: 'Tracking',
    summary: 'Track one waybill in full',
    description:
      'Returns the state, the expected days and all scans of a parcel. Names and addresses are unmasked if you send the last four digits of the receiver’s phone number, or the token of the account that sent the parcel.',
    request: TrackDetailsQuery,
    response: TrackDetailsResponse,
  }),
};
