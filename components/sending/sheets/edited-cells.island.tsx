'use client';

import { useTranslations } from 'next-intl';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import styles from './sheets.module.css';
import type { CellEdit, SheetCheck } from './use-sheet-check';

interface Edits {
  valueOf: (row: number, column: string) => string | undefined;
  change: (edit: CellEdit) => void;
}

const EditedCellsContext = createContext<Edits | null>(null);

const isSame = (a: CellEdit, b: Pick<CellEdit, 'row' | 'column'>) => a.row === b.row && a.column === b.column;

/** Lets a person change cells of a shop's export, and checks the orders again with the changes. */
export function EditedCells({ check, children }: { check: SheetCheck; children: ReactNode }) {
  const t = useTranslations('sheets.shop');
  const [edits, setEdits] = useState(check.additions.edits);
  const isChanged = edits !== check.additions.edits;
  const value: Edits = {
    valueOf: (row, column) => edits.find((edit) => isSame(edit, { row, column }))?.value,
    change: (edit) => setEdits((before) => [...before.filter((each) => !isSame(each, edit)), edit]),
  };
  return (
    <EditedCellsContext value={value}>
      {children}
      {isChanged && (
        <p role="status" className={styles.buttons}>
          <span>{t('changed')}</span>
          <Button loading={check.busy === 'check'} onClick={() => check.add({ edits })}>
            {t('again')}
          </Button>
        </p>
      )}
    </EditedCellsContext>
  );
}

interface EditedCellProps {
  row: number;
  /** Id of the column. */
  column: string;
  /** Value of the file. */
  value: string;
  label: string;
}

/** Renders a cell that a person can change. Outside of `EditedCells` it shows its value. */
export function EditedCell({ row, column, value, label }: EditedCellProps) {
  const edits = useContext(EditedCellsContext);
  if (!edits) return <bdi>{value}</bdi>;
  return (
    <TextField
      name={`edit-${row}-${column}`}
      label={label}
      value={edits.valueOf(row, column) ?? value}
      onChange={({ target }) => edits.change({ row, column, value: target.value })}
    />
  );
}
