import { FileDrop } from '../../controls/file-drop.tsx'
import { MAX_FILE_BYTES } from '../limits.ts'
import { words } from '../words/words.ts'
import { ReadingFile } from './reading-file.tsx'
import { StepProblem } from './step-problem.tsx'
import type { Import } from './use-import.ts'

/** `.xls` cannot be read, but whoever chooses one is told to save it as .xlsx. */
const KINDS = '.xlsx,.xls,.csv,.tsv,.txt'

/** The first step: which file, and how its reading goes. */
export function ChooseFile<Key extends string>({ state }: { state: Import<Key> }) {
  const { busy, fileName, problem, choose, cancel } = state
  if (busy) return <ReadingFile name={fileName} {...busy} onCancel={cancel} />
  return (
    <div className="import-file">
      <StepProblem problem={problem} />
      <FileDrop
        label={words('file.choose')}
        help={words('file.help')}
        files={[]}
        onAdd={([file]) => choose(file!)}
        onRemove={() => {}}
        accept={KINDS}
        acceptText={words('file.kinds')}
        maxBytes={MAX_FILE_BYTES}
      />
    </div>
  )
}
