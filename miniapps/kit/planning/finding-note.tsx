import { CircleAlert, TriangleAlert } from 'lucide'
import { useSheet } from '../bridge/use-sheet.ts'
import { Icon } from '../controls/icon.tsx'
import { TextOf } from '../document/fields/text-of.tsx'
import sheet from './finding-note.css?sheet'
import { words } from './words/words.ts'

interface FindingNoteProps {
  text: string
  severity: 'error' | 'warning'
  /** Path at which a warning's reason is kept. */
  reason: string
}

/** Something that does not fit: an error has to be mended, a warning wants a reason. */
export function FindingNote({ text, severity, reason }: FindingNoteProps) {
  useSheet(sheet)
  const isError = severity === 'error'
  return (
    <div className="os-notice" data-tone={severity}>
      <Icon of={isError ? CircleAlert : TriangleAlert} />
      {isError ? (
        <p>{text}</p>
      ) : (
        <div className="finding-reason">
          <TextOf path={reason} label={text} help={words('reasonHelp')} />
        </div>
      )}
    </div>
  )
}
