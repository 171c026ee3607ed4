import { useStore } from '@nanostores/react'
import type { DocumentClient } from '../../kit/document/document-client.ts'
import { FieldTrouble } from '../../kit/document/field-standing.tsx'
import { LongWords } from '../../kit/document/long-words.tsx'
import type { OpenDocument } from '../../kit/document/open-document.ts'
import { words } from '../words/words.ts'

/** Whether all of the event is saved; for fields that are not, what to do. */
export function NotSavedNote({ client, document }: { client: DocumentClient; document: OpenDocument<null> }) {
  const views = useStore(document.$fields)
  const entries = Object.entries(views)
  const troubled = entries.filter(([, { state }]) => state === 'conflict' || state === 'failed')
  const isSaving = entries.some(([, { state }]) => state === 'saving' || state === 'waiting')
  return (
    <div className="save-note">
      <p className="os-muted" role="status">
        {troubled.length > 0 ? words('notSaved') : isSaving ? words('saving') : words('allSaved')}
      </p>
      {troubled.slice(0, 1).map(([path]) => (
        <FieldTrouble
          key={path}
          client={client}
          document={document}
          path={path}
          control="h1"
          wordsOf={(value) => <LongWords text={typeof value === 'string' ? value : JSON.stringify(value)} />}
        />
      ))}
    </div>
  )
}
