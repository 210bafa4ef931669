'use client';

import { useWatch } from 'react-hook-form';
import { BatteryQuestion } from '@/components/sending/fields/battery-question';
import { asksBattery } from '@/lib/drafts/battery-fields';
import { paths } from '@/lib/routing/paths';
import { useMayHaveBattery } from './refused-goods';
import { useShipData } from '../ship-data.island';
import type { DraftForm } from '../drafts/use-draft-form';

/** Requests the battery details if the class has batteries, or if the names of the goods leave it open (§9). */
export function BatteryField({ draftForm }: { draftForm: DraftForm }) {
  const { prefix } = useShipData();
  const [goodsClass, battery] = useWatch({ control: draftForm.form.control, name: ['goodsClass', 'battery'] });
  const mayHaveOne = useMayHaveBattery();
  if (!mayHaveOne && !asksBattery(goodsClass, battery)) return null;
  return <BatteryQuestion field={draftForm.field} kind={battery.kind} expert={paths.contactProficient(prefix)} />;
}
