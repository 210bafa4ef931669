import { Accordion } from '@/components/ui/content/accordion';
import { AmountText, WaybillText } from '@/components/ui/content/figures';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { Card } from '@/components/ui/layout/card';
import { Container } from '@/components/ui/layout/container';
import { DescriptionList } from '@/components/ui/content/description-list';
import { LinkTabs } from '@/components/ui/navigation/link-tabs';
import { Pagination } from '@/components/ui/navigation/pagination';
import { Prose } from '@/components/ui/content/prose';
import { ScrollBox } from '@/components/ui/layout/scroll-box';
import { Table } from '@/components/ui/content/table';
import { Tag } from '@/components/ui/status/tag';
import { Timeline } from '@/components/ui/content/timeline';
import type { GallerySample } from './sample';
import styles from './gallery.module.css';

export function GalleryLists({ sample }: { sample: GallerySample }) {
  return (
    <section id="lists" className={styles.section}>
      <Container>
        <div className={styles.stack}>
          <Breadcrumbs
            label={sample.country}
            crumbs={[
              { label: sample.origin, href: '#lists' },
              { label: sample.market, href: '#lists' },
              { label: sample.track },
            ]}
          />
          <LinkTabs
            label={sample.track}
            tabs={[
              { key: '1', label: sample.inTransit, href: '#lists', current: true },
              { key: '2', label: sample.signed, href: '#lists' },
              { key: '3', label: sample.failed, href: '#lists' },
            ]}
          />
          <SampleParcels sample={sample} />
          <Pagination
            label={sample.track}
            previous={{ label: sample.waiting }}
            next={{ label: sample.signed, href: '#lists' }}
            summary={<AmountText text="1–3 / 48" />}
          />
          <div className={styles.columns}>
            <SampleJourney sample={sample} />
            <SampleBill sample={sample} />
          </div>
          <Prose>
            <h2>{sample.title}</h2>
            <p>{sample.lead}</p>
            <ol>
              <li>{sample.answer}</li>
              <li>
                <a href="#lists">{sample.agree}</a>
              </li>
            </ol>
          </Prose>
          <Accordion
            name="faq"
            items={[
              { key: 'q1', title: sample.question, content: sample.answer, open: true },
              { key: 'q2', title: sample.title, content: sample.lead },
            ]}
          />
        </div>
      </Container>
    </section>
  );
}

function SampleParcels({ sample }: { sample: GallerySample }) {
  const row = (number: string, state: React.ReactNode, total: string) => ({
    key: number,
    cells: { number: <WaybillText number={number} />, place: sample.market, state, total: <AmountText text={total} /> },
  });
  return (
    <Card>
      <ScrollBox label={sample.waybill}>
        <Table
          caption={sample.waybill}
          columns={[
            { key: 'number', header: sample.waybill },
            { key: 'place', header: sample.country },
            { key: 'state', header: sample.steps[4] },
            { key: 'total', header: sample.value, numeric: true },
          ]}
          rows={[
            row('DX4821773064', <Tag tone="info">{sample.inTransit}</Tag>, 'CNY 1,284.00'),
            row(
              'DX1111111114',
              <Tag tone="ok" icon="check">
                {sample.signed}
              </Tag>,
              'CNY 96.50',
            ),
            row('DX9038104472', <Tag tone="bad">{sample.failed}</Tag>, 'CNY 340.00'),
            row('DX5500018275', <Tag tone="warn">{sample.waiting}</Tag>, 'CNY 72.00'),
            row('DX7700018271', <Tag>{sample.waiting}</Tag>, 'CNY 72.00'),
          ]}
        />
      </ScrollBox>
    </Card>
  );
}

function SampleJourney({ sample }: { sample: GallerySample }) {
  return (
    <Card>
      <Timeline
        label={sample.track}
        events={[
          { key: '3', title: sample.arrived, place: sample.market, time: '14:05', note: sample.hint },
          { key: '2', title: sample.failed, place: sample.market, time: '09:41', tone: 'bad' },
          { key: '1', title: sample.departed, place: sample.origin, time: '18:20' },
          { key: '0', title: sample.waiting, place: sample.origin, time: '11:02' },
        ]}
      />
    </Card>
  );
}

function SampleBill({ sample }: { sample: GallerySample }) {
  return (
    <Card>
      <DescriptionList
        figures
        items={[
          { key: 'a', term: sample.weight, value: <AmountText text="12 kg" /> },
          { key: 'b', term: sample.value, value: <AmountText text="CNY 1,500.00" /> },
          { key: 'c', term: sample.country, value: sample.market },
          { key: 'd', term: sample.quote, value: <AmountText text="CNY 1,284.00" />, total: true },
        ]}
      />
    </Card>
  );
}
