import {
  CreateWebhookRequest,
  WebhookSecretResponse,
  WebhookListResponse,
  ChangeWebhookRequest,
  WebhookView,
  WebhookRequest,
  TestEventRequest,
  WebhookDeliveryView,
  DeliveryListRequest,
  DeliveryListResponse,
  ReplayRequest,
} from '../developers/webhooks';
import { nothing } from '../fields';
import { DoneResponse } from '../orders/order-view';
import { defineCall } from './define-call';

/** Webhooks and their deliveries. */
export const webhookCalls = {
  createWebhook: defineCall({
    method: 'POST',
    path: '/v1/api/webhook/create',
    auth: 'user',
    beyond: true,
    scope: 'webhooks',
    group: 'Webhooks',
    summary: 'Create a webhook',
    description:
      'Subscribes an address to the given event types. Returns the signing secret; it is shown only this once.',
    request: CreateWebhookRequest,
    response: WebhookSecretResponse,
  }),
  listWebhooks: defineCall({
    method: 'GET',
    path: '/v1/api/webhook/list',
    auth: 'user',
    beyond: true,
    scope: 'webhooks',
    group: 'Webhooks',
    summary: 'List webhooks',
    description:
      'Returns the webhooks, newest first. Each one says whether it is on and since when its deliveries fail.',
    request: nothing,
    response: WebhookListResponse,
  }),
  changeWebhook: defineCall({
    method: 'POST',
    path: '/v1/api/webhook/change',
    auth: 'user',
    scope: 'webhooks',
    group: 'Webhooks',
    summary: 'Update a webhook',
    description:
      'Changes the fields that you send. A webhook that you turn off drops its waiting events. A webhook that you turn on again receives events from that moment on.',
    request: ChangeWebhookRequest,
    response: WebhookView,
  }),
  deleteWebhook: defineCall({
    method: 'POST',
    path: '/v1/api/webhook/delete',
    auth: 'user',
    scope: 'webhooks',
    group: 'Webhooks',
    summary: 'Delete a webhook',
    description: 'Deletes the webhook and its delivery log. We send nothing more to its address.',
    request: WebhookRequest,
    response: DoneResponse,
  }),
  rotateWebhookSecret: defineCall({
    method: 'POST',
    path: '/v1/api/webhook/rotateSecret',
    auth: 'user',
    scope: 'webhooks',
    group: 'Webhooks',
    summary: 'Replace the secret of a webhook',
    description:
      'Returns the new secret; it is shown only this once. For 24 hours we sign each request with both secrets.',
    request: WebhookRequest,
    response: WebhookSecretResponse,
  }),
  sendTestEvent: defineCall({
    method: 'POST',
    path: '/v1/api/webhook/test',
    auth: 'user',
    scope: 'webhooks',
    group: 'Webhooks',
    summary: 'Send a test event',
    description:
      'Sends an event of any type to a webhook that is on, and returns the delivery. The event data contains `isTest`.',
    request: TestEventRequest,
    response: WebhookDeliveryView,
  }),
  listWebhookDeliveries: defineCall({
    method: 'GET',
    path: '/v1/api/webhook/{id}/deliveries',
    auth: 'user',
    scope: 'webhooks',
    group: 'Webhooks',
    summary: 'List the deliveries of a webhook',
    description:
      'Returns deliveries one page at a time, newest first. Each one lists its attempts with time, status, duration and reason. To get the next page, send `nextCursor` as `cursor`. We store deliveries for 30 days.',
    request: DeliveryListRequest,
    response: DeliveryListResponse,
  }),
  replayWebhookDelivery: defineCall({
    method: 'POST',
    path: '/v1/api/webhook/replay',
    auth: 'user',
    scope: 'webhooks',
    group: 'Webhooks',
    summary: 'Send a delivery again',
    description: 'Sends the delivery at once with the same id and body, even if it succeeded before.',
    request: ReplayRequest,
    response: WebhookDeliveryView,
  }),
};
