import { Plus, Trash2 } from 'lucide'
import type { Thing } from '../../domain/blank/thing.ts'
import { action } from '../../kit/actions/action.ts'
import type { List } from '../../kit/list/use-list.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { AddDialog } from './add-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

export const ADD = action<List<Thing>>({
  key: 'add',
  label: () => words('add'),
  icon: Plus,
  look: 'primary',
  shortcut: 'a',
  run: ({ open }) => open(AddDialog),
})

/** With the rows that are ticked. */
export const DELETE = action<readonly Thing[]>({
  key: 'delete',
  label: () => kitWords('delete'),
  icon: Trash2,
  look: 'danger',
  saysDone: true,
  run: ({ open }, things) => open(DeleteDialog, { things }),
})
