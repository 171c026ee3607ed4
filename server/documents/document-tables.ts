import type { Noun } from '../world/noun.ts'
import { documents } from './migrations/001-documents.ts'
import { listIndexes } from './migrations/002-list-indexes.ts'
import { editedComments } from './migrations/003-edited-comments.ts'
import { files } from './migrations/004-files.ts'
import { waiting } from './migrations/005-waiting.ts'
import { favourites } from './migrations/006-favourites.ts'
import { idleChanges } from './migrations/007-idle-changes.ts'
import { madeFrom } from './migrations/008-made-from.ts'
import { keptApprovals } from './migrations/009-kept-approvals.ts'
import { sheetRows } from './migrations/010-sheet-rows.ts'
import { DOCUMENT_REFUSALS } from './refusals.ts'

/** What people make here, and everything that happened to it. */
export const documentTables: Noun = {
  noun: 'documents',
  after: ['people'],
  refusals: DOCUMENT_REFUSALS,
  migrations: {
    '001-documents': documents,
    '002-list-indexes': listIndexes,
    '003-edited-comments': editedComments,
    '004-files': files,
    '005-waiting': waiting,
    '006-favourites': favourites,
    '007-idle-changes': idleChanges,
    '008-made-from': madeFrom,
    '009-kept-approvals': keptApprovals,
    '010-sheet-rows': sheetRows,
  },
}
