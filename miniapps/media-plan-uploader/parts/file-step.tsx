import { useState } from 'react'
import { MAX_UPLOAD_BYTES } from '../../domain/uploads/limits.ts'
import { Button } from '../../kit/controls/button.tsx'
import { FileDrop } from '../../kit/controls/file-drop.tsx'
import { TextArea } from '../../kit/controls/text-area.tsx'
import { StepProblem } from '../../kit/exchange/import-wizard/step-problem.tsx'
import { words } from '../words/words.ts'
import type { Upload } from './use-upload.ts'

/** `.xls` cannot be read, but people who choose one are told to save it as .xlsx. */
const KINDS = '.xlsx,.xlsm,.xls,.csv,.tsv,.txt'

/** A file of the vendor, dropped, chosen or pasted; or cells, copied out of a spreadsheet or a mail. */
export function FileStep({ upload, vendors }: { upload: Upload; vendors: readonly string[] }) {
  const [pasted, setPasted] = useState('')
  if (upload.busy) return <Reading />
  const read = () => {
    const name = `${words('pasted.file')}.tsv`
    upload.choose(new File([pasted], name, { type: 'text/tab-separated-values' }), vendors)
  }
  return (
    <div className="import-file">
      <StepProblem problem={upload.problem} />
      <FileDrop
        label={words('file.choose')}
        help={words('file.help')}
        files={[]}
        onAdd={([file]) => upload.choose(file!, vendors)}
        onRemove={() => {}}
        accept={KINDS}
        acceptText={words('file.kinds')}
        maxBytes={MAX_UPLOAD_BYTES}
      />
      <TextArea
        label={words('pasted')}
        help={words('pasted.help')}
        value={pasted}
        onChange={setPasted}
        rows={4}
      />
      <div className="os-row">
        <Button disabled={pasted.trim() === ''} onClick={read}>
          {words('pasted.read')}
        </Button>
      </div>
    </div>
  )
}

const Reading = () => (
  <div className="import-reading" role="status">
    <p>{words('reading')}</p>
    <progress aria-label={words('reading')} />
  </div>
)
