import { Button } from '@/components/ui/button';
import type { Action } from '@/lib/client/api/use-action';

interface FileButtonsProps<Format extends string> {
  formats: readonly Format[];
  labelOf: (format: Format) => string;
  /** Action that makes the file in a format. */
  action: Pick<Action<Format>, 'busy' | 'input' | 'run'>;
}

/** Renders a button for each format of a file. */
export function FileButtons<Format extends string>({ formats, labelOf, action }: FileButtonsProps<Format>) {
  const { busy, input, run } = action;
  return formats.map((format) => (
    <Button
      key={format}
      size="small"
      icon="download"
      loading={busy && input === format}
      onClick={() => void run(format)}
    >
      {labelOf(format)}
    </Button>
  ));
}
