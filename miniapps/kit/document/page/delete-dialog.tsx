import type { DocumentDefinition } from '../../../domain/document/definition.ts'
import type { DocumentRow, NewAction } from '../../../domain/document/wire.ts'
import type { OpenedProps } from '../../actions/action.ts'
import { useApi } from '../../bridge/use-api.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { ConfirmDialog } from '../../form/confirm-dialog.tsx'
import { useEach } from '../../form/use-each.ts'
import { useFormat } from '../../words/format.ts'
import type { DocumentWords } from '../fields/document-words.ts'
import { words as actionWords } from '../../words/words.ts'
import { words as kitWords } from '../words/words.ts'

interface Deleted {
  of: DocumentDefinition<null>
  /** Key of the action that takes a document out of the list. */
  act: string
  words: DocumentWords
  rows: readonly DocumentRow[]
  /** Rows that were ticked and cannot go. */
  staying: number
}

/** Says for each document that stays why it does: it is approved by now, or somebody else has changed it. */
export function DeleteDialog({ of, act, words, rows, staying, onClose, onDone }: Deleted & OpenedProps) {
  const { portal } = useMiniApp()
  const documents = useApi('documents')
  const format = useFormat()
  const nameOf = ({ title }: DocumentRow) => title || words.untitled()
  const each = useEach(nameOf)
  const [first] = rows
  const asked =
    rows.length === 1
      ? words.questionOf?.(act, { title: nameOf(first!), status: first!.status, format })
      : undefined
  const remove = ({ id, version }: DocumentRow) => {
    const wanted: NewAction = { id: crypto.randomUUID(), action: act, seen: version }
    return documents.post(`/${of.type}/${encodeURIComponent(id)}/actions`, wanted)
  }
  /** Only where all of them went. */
  const done = () => {
    portal.announce(actionWords('action.done', { action: words.actionOf(act) }))
    onDone()
  }
  return (
    <ConfirmDialog
      title={asked?.title ?? kitWords('list.delete', { count: rows.length })}
      verb={words.actionOf(act)}
      isDangerous
      act={() => each.run(rows, remove)}
      onDone={done}
      onClose={each.isBegun ? () => onDone() : onClose}
    >
      <p>{asked?.text ?? kitWords('list.deleteText')}</p>
      {staying > 0 && <p>{kitWords('list.staying', { count: staying })}</p>}
    </ConfirmDialog>
  )
}
