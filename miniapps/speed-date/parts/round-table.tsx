import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import type { EventNow } from './use-event.ts'

interface Line {
  /** From 0; null for those who wait. */
  room: number | null
}

const PAGE = 60

/** A timetable: rooms down, rounds across. */
export function RoundTable({ event: { rounds, nameOf } }: { event: EventNow }) {
  const { number, list } = useFormat()
  const rooms = Math.max(...rounds.map(({ groups }) => groups.length))
  const lines: Line[] = Array.from({ length: rooms }, (_, room) => ({ room }))
  if (rounds.some(({ waiting }) => waiting.length > 0)) lines.push({ room: null })
  const namesIn = (round: number, { room }: Line) => {
    const { groups, waiting } = rounds[round]!
    return list((room === null ? waiting : (groups[room] ?? [])).map(nameOf))
  }
  const columns: readonly Column<Line>[] = [
    {
      key: 'room',
      title: words('where'),
      cell: ({ room }) => (room === null ? words('waits') : words('room', { room: number(room + 1) })),
    },
    ...rounds.map((_, round) => ({
      key: String(round),
      title: words('roundNumber', { round: number(round + 1) }),
      cell: (line: Line) => <span translate="no">{namesIn(round, line) || '–'}</span>,
    })),
  ]
  return (
    <DataTable
      caption={words('rounds')}
      hideCaption
      columns={columns}
      rows={lines}
      rowKey={({ room }) => String(room)}
      pageSize={PAGE}
    />
  )
}
