import { useSheet } from '../../bridge/use-sheet.ts'
import { Button } from '../../controls/button.tsx'
import { words as kitWords } from '../../words/words.ts'
import { words } from '../words/words.ts'
import sheet from './import-wizard.css?sheet'

interface ReadingFileProps {
  name: string
  share: number
  /** The server is asked, once the file is read. */
  isAsking?: boolean
  onCancel(): void
}

/** Progress of reading a file, with the way to stop it. */
export function ReadingFile({ name, share, isAsking, onCancel }: ReadingFileProps) {
  useSheet(sheet)
  const label = words(isAsking ? 'asking' : 'reading', { name })
  return (
    <div className="import-reading" role="status">
      <p>{label}</p>
      <progress aria-label={label} {...(share > 0 && { value: share })} />
      <Button onClick={onCancel}>{kitWords('cancel')}</Button>
    </div>
  )
}
