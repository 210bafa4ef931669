import { useTranslations } from 'next-intl';
import { ParcelAttentionNotice } from '@/components/parcels/orders/list/parcel-attention-notice';
import { STATE_TONE } from '@/lib/parcel/state-tone';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import { EmptyState } from '@/components/ui/status/empty-state';
import { WaybillText } from '@/components/ui/content/figures';
import { Section } from '@/components/ui/layout/section';
import { Table } from '@/components/ui/content/table';
import { Tag } from '@/components/ui/status/tag';
import { ACCOUNT_FORM_PATH, FORM_TOKEN_FIELD } from '@/lib/contract/accounts/account-form';
import type { OrderSummary, ParcelAttention } from '@/lib/contract/orders/order-list';
import type { ParcelState } from '@/lib/parcel/states';
import { useDayFormat } from '@/lib/i18n/format/use-moment-format';
import type { Prefix } from '@/lib/market/prefix';
import { orderNumber } from '@/lib/orders/order-number';
import { paths } from '@/lib/routing/paths';
import { AccountFormFields } from './hidden-fields';
import styles from './basic.module.css';

interface BasicParcelsProps {
  prefix: Prefix;
  page: {
    items: readonly OrderSummary[];
    nextCursor: string | null;
    attention?: readonly ParcelAttention[] | undefined;
  };
  /** The only state that is shown; null for all states. */
  state: ParcelState | null;
  formToken: string;
}

/** Shows the parcels of the last three months, with links and forms only. */
export function BasicParcels({ prefix, page, state, formToken }: BasicParcelsProps) {
  const t = useTranslations('orders');
  const tFrame = useTranslations('frame.logout');
  const tShip = useTranslations('ship.presend');
  const tTrack = useTranslations('track.states');
  return (
    <Section compact>
      <Container>
        <div className={styles.page}>
          <div className={styles.head}>
            <h1>{t('meta.list.title')}</h1>
            <a href={paths.basicSend(prefix)} className={buttonClass({ variant: 'primary' })}>
              {tShip('title')}
            </a>
            <form method="post" action={ACCOUNT_FORM_PATH}>
              <AccountFormFields prefix={prefix} act="leave" values={{ [FORM_TOKEN_FIELD]: formToken }} />
              <Button type="submit" variant="quiet">
                {tFrame('action')}
              </Button>
            </form>
          </div>
          <ParcelAttentionNotice
            attention={page.attention ?? []}
            hrefOf={(filter) =>
              paths.basicParcels(prefix, 'state' in filter ? { state: filter.state.toLowerCase() } : {})
            }
          />
          {state && (
            <p>
              <Tag tone={STATE_TONE[state]}>{tTrack(state)}</Tag>{' '}
              <a href={paths.basicParcels(prefix)}>{t('list.allStates')}</a>
            </p>
          )}
          {page.items.length === 0 && page.nextCursor !== null && <p>{t('list.notYet')}</p>}
          {page.items.length === 0 && page.nextCursor === null && (
            <EmptyState title={state ? t('empty.stateTitle', { state: tTrack(state) }) : t('empty.title')}>
              {t(state ? 'empty.stateText' : 'empty.text')}
            </EmptyState>
          )}
          {page.items.length > 0 && <OrderTable prefix={prefix} items={page.items} />}
          {page.nextCursor !== null && (
            <a
              href={paths.basicParcels(prefix, { after: page.nextCursor, state: state?.toLowerCase() })}
              className={buttonClass()}
            >
              {t('list.more')}
            </a>
          )}
        </div>
      </Container>
    </Section>
  );
}

function OrderTable({ prefix, items }: { prefix: Prefix; items: readonly OrderSummary[] }) {
  const t = useTranslations('orders');
  const tTrack = useTranslations('track.states');
  const day = useDayFormat();
  return (
    <Table
      caption={t('list.label')}
      hideCaption
      columns={[
        { key: 'number', header: t('basic.orderNo') },
        { key: 'receiver', header: t('parties.receiver') },
        { key: 'ordered', header: t('basic.ordered') },
        { key: 'state', header: t('list.state') },
      ]}
      rows={items.map((order) => ({
        key: order.id,
        cells: {
          number: (
            <>
              <a href={paths.basicParcel(prefix, order.id)}>
                <WaybillText number={orderNumber(order)} />
              </a>
              {order.shopOrderNo && (
                <div>
                  <bdi>{order.shopOrderNo}</bdi>
                </div>
              )}
            </>
          ),
          receiver: <bdi>{order.receiverName}</bdi>,
          ordered: <time dateTime={order.createTime}>{day(new Date(order.createTime))}</time>,
          // The order's state first, then the states of parcels that differ.
          state: (
            <>
              {order.waitsFor && <Tag tone="warn">{t('waits.tag')}</Tag>}
              {[...new Set([order.state, ...order.waybills.map((parcel) => parcel.state)])].map((each) => (
                <Tag key={each} tone={STATE_TONE[each]}>
                  {tTrack(each)}
                </Tag>
              ))}
            </>
          ),
        },
      }))}
    />
  );
}
