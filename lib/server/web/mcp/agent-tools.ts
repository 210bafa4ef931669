import 'server-only';
import type { ZodType } from 'zod';
import type { CallName } from '@/lib/contract/calls';
import type { CallDefinition } from '@/lib/contract/calls/define-call';
import { OrderView } from '@/lib/contract/orders/order-view';
import { QuoteView } from '@/lib/contract/quotes/quotes';
import { REGISTRY } from '@/lib/contract/registry';

/** Tool: a call under a descriptive name. It has the texts, schemas, scope and limits of the call. */
export interface ToolSource {
  call: CallName;
  /** Fields that have a fixed value. The tool's input does not have them. */
  fixed?: Readonly<Record<string, string>>;
  /** Texts of a tool that does only a part of its call. */
  texts?: { summary: string; description: string };
  /** The part of the response that the tool returns. Default: all of it. */
  result?: ZodType;
}

/** Short form of an order. The whole one has ten times as many bytes. */
const ShortOrder = OrderView.pick({
  id: true,
  tradeNo: true,
  shopOrderNo: true,
  kind: true,
  service: true,
  state: true,
  createTime: true,
  isTest: true,
  receiverName: true,
  receiverCountry: true,
  waitsFor: true,
  can: true,
  currency: true,
}).extend({
  parcels: OrderView.shape.parcels.element
    .pick({ waybillNo: true, state: true, goodsNameEn: true, weightKg: true, delivery: true })
    .array(),
  quote: QuoteView.pick({ totals: true, receiverTotals: true, transit: true }),
});

const orderTool = (call: CallName): ToolSource => ({ call, result: ShortOrder });

/** Every tool by its name, in the order of the list. Public ones come first. */
export const AGENT_TOOLS: ReadonlyMap<string, ToolSource> = new Map<string, ToolSource>([
  ['track_parcels', { call: 'queryTrack' }],
  ['quote_international', { call: 'getInternationalQuote' }],
  [
    'quote_domestic',
    {
      call: 'quoteCalc',
      fixed: { kind: 'domestic' },
      texts: {
        summary: 'Quote a domestic shipment',
        description:
          'Quotes a shipment within one country. Returns each charge with its reason, the expected delivery dates, and a `token`. Send the token with an order for the same shipment to get the quoted price.',
      },
    },
  ],
  ['list_services', { call: 'queryReceiver' }],
  ['list_notices', { call: 'queryLaneNotices' }],
  ['find_places', { call: 'queryAreaByTypeAndName' }],
  ['list_sites', { call: 'listSites' }],
  ['check_goods', { call: 'checkGoods' }],
  ['suggest_hs_codes', { call: 'suggestHsCodes' }],
  ['check_message', { call: 'checkMessage' }],
  ['place_international_order', orderTool('addInternationalOrder')],
  ['place_domestic_order', orderTool('addDomesticOrder')],
  ['get_order', orderTool('getOrder')],
  ['find_order', orderTool('selectByTradeNo')],
  ['list_orders', { call: 'queryOrderPage' }],
  ['cancel_order', orderTool('cancelOrder')],
  ['print_labels', { call: 'printSheetLabels' }],
  ['create_receiver_link', { call: 'createReceiverLink' }],
  ['create_webhook', { call: 'createWebhook' }],
  ['list_webhooks', { call: 'listWebhooks' }],
  ['update_webhook', { call: 'changeWebhook' }],
  ['delete_webhook', { call: 'deleteWebhook' }],
  ['replace_webhook_secret', { call: 'rotateWebhookSecret' }],
  ['send_test_event', { call: 'sendTestEvent' }],
  ['list_webhook_deliveries', { call: 'listWebhookDeliveries' }],
  ['replay_webhook_delivery', { call: 'replayWebhookDelivery' }],
]);

export const definitionOf = ({ call }: ToolSource): CallDefinition => REGISTRY[call];

/** Returns the verb phrase and the sentences of a tool, in which names of tools replace names of calls. */
export function toolTexts(source: ToolSource): { summary: string; description: string } {
  const { summary, description } = source.texts ?? definitionOf(source);
  const toolByCall = new Map([...AGENT_TOOLS].map(([tool, { call }]) => [call as string, tool]));
  const withTools = description
    .replaceAll('`Idempotency-Key` header', '`idempotencyKey`')
    .replaceAll(/`(\w+)`/g, (text, name: string) => (toolByCall.has(name) ? `\`${toolByCall.get(name)}\`` : text));
  return { summary, description: withTools };
}
