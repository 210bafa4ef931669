import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/components/frame/client-messages';
import { trackedHref } from '@/components/parcels/orders/order-links';
import type { OrdersData } from '@/components/parcels/orders/orders-data';
import { STATE_TONE } from '@/lib/parcel/state-tone';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Card } from '@/components/ui/layout/card';
import { Container } from '@/components/ui/layout/container';
import { WaybillText } from '@/components/ui/content/figures';
import { Notice } from '@/components/ui/status/notice';
import { Section } from '@/components/ui/layout/section';
import { TextField } from '@/components/ui/fields/text-field';
import { Tag } from '@/components/ui/status/tag';
import { ACCOUNT_FORM_PATH, FORM_TOKEN_FIELD } from '@/lib/contract/accounts/account-form';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { orderNumber } from '@/lib/orders/order-number';
import { paths } from '@/lib/routing/paths';
import { AccountFormFields } from './hidden-fields';
import { BasicOrder } from './basic-order.island';
import { useErrorText } from './use-error-text';
import styles from './basic.module.css';

interface BasicParcelProps {
  data: OrdersData;
  order: OrderView;
  formToken: string;
  /** Key of the error. It comes from the address, so it is not trusted. */
  outcome: string;
  /** New link for the receiver; empty without one. */
  link: string;
}

/**
 * Shows one order with links and forms only: its record, the link for its receiver, the sending on of returned parcels,
 * and its cancellation while it is possible.
 */
export function BasicParcel({ data, order, formToken, outcome, link }: BasicParcelProps) {
  const t = useTranslations('orders');
  const tTrack = useTranslations('track.states');
  const { prefix } = data;
  const number = orderNumber(order);
  const failure = useErrorText(outcome);
  return (
    <Section compact>
      <Container>
        <div className={styles.page}>
          <Breadcrumbs
            label={t('detail.path')}
            crumbs={[{ label: t('meta.list.title'), href: paths.basicParcels(prefix) }, { label: number }]}
          />
          {failure && <Notice tone="bad">{failure}</Notice>}
          <div className={styles.head}>
            <h1>
              <WaybillText number={number} />
            </h1>
            <Tag tone={STATE_TONE[order.state]}>{tTrack(order.state)}</Tag>
            <a href={trackedHref(prefix, order)} className={buttonClass()}>
              {t('actions.track')}
            </a>
          </div>
          {order.waitsFor && <LinkForm data={data} order={order} formToken={formToken} link={link} />}
          <ClientMessages namespaces={['orders', 'track', 'quote', 'ship', 'common']}>
            <BasicOrder data={data} order={order} />
          </ClientMessages>
          <SendOnForms data={data} order={order} formToken={formToken} />
          {order.can.cancel && <CancelForm data={data} order={order} formToken={formToken} />}
        </div>
      </Container>
    </Section>
  );
}

/** Gets a link on which the receiver gives the missing details, and shows the link to be copied. */
function LinkForm({ data: { prefix }, order, formToken, link }: Omit<BasicParcelProps, 'outcome'>) {
  const t = useTranslations('orders.waits');
  return (
    <Card padding="large">
      {link === '' ? (
        <form method="post" action={ACCOUNT_FORM_PATH} className={styles.form}>
          <AccountFormFields prefix={prefix} act="link" values={{ [FORM_TOKEN_FIELD]: formToken, id: order.id }} />
          <p>{t('linkText')}</p>
          <Button type="submit">{t('link')}</Button>
        </form>
      ) : (
        <TextField name="receiver-link" label={t('linkReady')} defaultValue={link} readOnly dir="ltr" />
      )}
    </Card>
  );
}

/** Leads to the form for a new receiver, for each returned parcel that may be sent on. */
function SendOnForms({ data: { prefix }, order, formToken }: Omit<BasicParcelProps, 'outcome' | 'link'>) {
  const t = useTranslations('orders.returned');
  const parcels = order.parcels.filter(({ returned }) => returned?.choices.includes('SEND_ON'));
  return parcels.map(({ waybillNo }) => (
    <Card key={waybillNo} padding="large">
      <form method="post" action={ACCOUNT_FORM_PATH} className={styles.form}>
        <AccountFormFields
          prefix={prefix}
          act="sendOn"
          values={{ [FORM_TOKEN_FIELD]: formToken, id: order.id, waybillNo }}
        />
        <WaybillText number={waybillNo} />
        <Button type="submit">{t('sendOn')}</Button>
      </form>
    </Card>
  ));
}

function CancelForm({ data: { prefix }, order, formToken }: Omit<BasicParcelProps, 'outcome' | 'link'>) {
  const t = useTranslations('orders.cancel');
  return (
    <Card padding="large">
      <form method="post" action={ACCOUNT_FORM_PATH} className={styles.form}>
        <AccountFormFields prefix={prefix} act="cancel" values={{ [FORM_TOKEN_FIELD]: formToken, id: order.id }} />
        <h2>{t('question')}</h2>
        <p>{t.rich('text', { number: () => <WaybillText number={orderNumber(order)} /> })}</p>
        <Button type="submit" variant="danger">
          {t('confirm')}
        </Button>
      </form>
    </Card>
  );
}
