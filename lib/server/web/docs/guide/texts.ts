import 'server-only';
import { docsOfCall } from '@/lib/contract/developers/docs-address';
import { MAX_EVENTS_PER_REQUEST, MAX_LABELS_OF_CALL, QUOTE_HOURS } from '@/lib/market/limits';
import { MAX_TRACKED_NUMBERS } from '@/lib/parcel/parse-waybill-list';
import type { StepName } from './bodies';

/** Heading and introduction of each step of the guide. */
export const STEP_TEXTS: Readonly<Record<StepName, { title: string; text: string }>> = {
  quote: {
    title: 'Get a quote',
    text:
      `Quote 2 kg from Guangzhou to Accra. [quoteCalc](${docsOfCall('quoteCalc')}) returns each charge in \`lines\`, their sum in \`totals\` and the transit days in \`transit\`. ` +
      'The response contains a `token`. Send the token with the order in step 3 to get this price. The token is valid for ' +
      QUOTE_HOURS +
      ' hours.',
  },
  order: {
    title: 'Place an order',
    text:
      `[addOrder](${docsOfCall('addOrder')}) returns the order with a waybill number for each parcel. Use your own order number as the \`Idempotency-Key\`: ` +
      'if the connection breaks, send the same request again, and the order is placed only once. ' +
      `Get the codes of places from [queryProvinces](${docsOfCall('queryProvinces')}) and [queryCities](${docsOfCall('queryCities')}).`,
  },
  label: {
    title: 'Print its label',
    text: `[printSheetLabels](${docsOfCall('printSheetLabels')}) returns one PDF file with up to ${MAX_LABELS_OF_CALL} labels. The label of a test order is marked as a specimen.`,
  },
  track: {
    title: 'Track the parcel',
    text:
      `[queryTrack](${docsOfCall('queryTrack')}) accepts up to ${MAX_TRACKED_NUMBERS} waybill numbers and returns the parcels with their events. ` +
      'A test parcel stays in the state `WAITING`, because it is never picked up.',
  },
  webhook: {
    title: 'Receive a webhook',
    text:
      `After [createWebhook](${docsOfCall('createWebhook')}) we send each event of your orders to your server, signed as defined by [Standard Webhooks](https://www.standardwebhooks.com). ` +
      'The address of your server must be public and begin with `https`. Put the receiver below on that server. Run the sample and start the receiver with the secret that it prints. Then press Enter: ' +
      `[sendTestEvent](${docsOfCall('sendTestEvent')}) sends one event, and the receiver prints it. If your server does not respond with 2xx, we send the event again with the same \`webhook-id\`, for up to three days. ` +
      `For many events, set \`batchSize\` to a number up to ${MAX_EVENTS_PER_REQUEST}. Each request then contains an array of events under one signature, and each event has its own \`id\`. The receiver of this step accepts both forms. An event can arrive more than once: store each \`id\`, and skip an event whose \`id\` you have stored.`,
  },
};
