import 'server-only';
import { docsOfCall } from '@/lib/contract/docs-address';
import type { StepName } from '@/lib/server/web/docs/guide/bodies';

/** A step of the guide: its heading, and what to know of it. */
export const STEP_TEXTS: Readonly<Record<StepName, { title: string; text: string }>> = {
  quote: {
    title: 'Ask for a price',
    text:
      `From Guangzhou to Accra, 2 kg. [quoteCalc](${docsOfCall('quoteCalc')}) answers each charge in \`lines\`, their sum in \`totals\` and the days in \`transit\`. ` +
      'The order of step 3 costs what this price says: its `token` is good for 24 hours.',
  },
  order: {
    title: 'Place an order',
    text:
      `[addOrder](${docsOfCall('addOrder')}) answers the order with a waybill number for each parcel. Take your own order number as \`Idempotency-Key\`: ` +
      'if the connection breaks, send the same request again, and it is placed once. ' +
      `Codes of places come from [queryProvinces](${docsOfCall('queryProvinces')}) and [queryCities](${docsOfCall('queryCities')}).`,
  },
  label: {
    title: 'Print its label',
    text: `[printSheetLabels](${docsOfCall('printSheetLabels')}) answers one PDF for up to 1,000 orders. The label of a test order says that it is a specimen.`,
  },
  track: {
    title: 'Track the parcel',
    text:
      `[queryTrack](${docsOfCall('queryTrack')}) takes up to 20 waybill numbers and answers the parcels with their events. ` +
      'A test parcel stays in the state `WAITING`, as nobody collects it.',
  },
  webhook: {
    title: 'Receive a webhook',
    text:
      `After [createWebhook](${docsOfCall('createWebhook')}) we send each event of your orders to your own server, signed as [Standard Webhooks](https://www.standardwebhooks.com) says. ` +
      'Its address must be public and begin with `https`. Put the receiver below on that server. Run the sample and start the receiver with the secret that it prints. Then press Enter: ' +
      `[sendTestEvent](${docsOfCall('sendTestEvent')}) sends one event, and the receiver prints it. An event that your server does not answer with 2xx comes again, with the same \`webhook-id\`, for up to three days.`,
  },
};
