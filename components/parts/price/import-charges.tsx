import { Fold } from '@/components/ui/content/fold';
import type { ImportChargesView } from '@/lib/contract/quotes/import-charges';

interface ImportChargesProps {
  /** Undefined within a country. */
  charges: (Pick<ImportChargesView, 'label' | 'text' | 'notes'> & Partial<ImportChargesView>) | undefined;
}

/** Shows who pays import duty and tax. The sentence unfolds to the calculation and the rule. */
export function ImportCharges({ charges }: ImportChargesProps) {
  if (!charges) return null;
  const { label, text, notes, workings = [] } = charges;
  const lines = [...workings, ...notes];
  return (
    <div>
      <strong>{label}</strong>
      {lines.length === 0 ? (
        <p>{text}</p>
      ) : (
        <Fold plain title={text}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Fold>
      )}
    </div>
  );
}
