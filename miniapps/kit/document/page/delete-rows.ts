import { Trash2 } from 'lucide'
import type { DocumentDefinition } from '../../../domain/document/definition.ts'
import type { DocumentRow } from '../../../domain/document/wire.ts'
import { type Action, action } from '../../actions/action.ts'
import { lazily } from '../../bridge/lazily.tsx'
import type { DocumentWords } from '../fields/document-words.ts'

/** Comes once it is asked for. */
const DeleteDialog = lazily(async () => (await import('./delete-dialog.tsx')).DeleteDialog)

/** Actions of a definition after which lists show a document no more, for rows that are ticked. */
export const deleteRows = (
  of: DocumentDefinition<null>,
  words: DocumentWords,
  mayChange: (row: DocumentRow) => boolean,
): readonly Action<readonly DocumentRow[]>[] => {
  const mayGo = (from: readonly string[]) => (row: DocumentRow) => from.includes(row.status) && mayChange(row)
  return Object.entries(of.actions)
    .filter(([, { to }]) => to !== undefined && of.statuses.hidden?.includes(to))
    .map(([key, { from }]) =>
      action<readonly DocumentRow[]>({
        key,
        label: () => words.actionOf(key),
        icon: Trash2,
        look: 'danger',
        isOffered: (rows) => rows.some(mayGo(from)),
        run: ({ open }, rows) => {
          const going = rows.filter(mayGo(from))
          open(DeleteDialog, { of, act: key, words, rows: going, staying: rows.length - going.length })
        },
      }),
    )
}
