import type { DocumentDefinition } from '../../../domain/document/definition.ts'
import type { DocumentRow } from '../../../domain/document/wire.ts'
import { useFormat } from '../../words/format.ts'
import type { DocumentWords } from '../fields/document-words.ts'
import { words as kitWords } from '../words/words.ts'

interface KeptNoteProps {
  of: DocumentDefinition<null>
  words: DocumentWords
  rows: readonly DocumentRow[]
  mayChange(row: DocumentRow): boolean
}

/**
 * Why some of the rows that are ticked cannot be deleted: by their status, or since somebody else made them.
 */
export function KeptNote({ of: { actions, statuses }, words, rows, mayChange }: KeptNoteProps) {
  const { list } = useFormat()
  const open = Object.values(actions).flatMap(({ from, to = '' }) =>
    statuses.hidden?.includes(to) ? from : [],
  )
  const closed = rows.map(({ status }) => status).filter((status) => !open.includes(status))
  const others = rows.filter((row) => open.includes(row.status) && !mayChange(row)).length
  const titles = list([...new Set(closed)].map((status) => words.statusOf(status).title))
  return [
    ...(closed.length > 0 ? [kitWords('list.closed', { count: closed.length, statuses: titles })] : []),
    ...(others > 0 ? [kitWords('list.others', { count: others })] : []),
  ].join(' ')
}
