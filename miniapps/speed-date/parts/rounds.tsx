import { repeatsIn } from '../../domain/speed-date/group-rounds.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ExportSheet } from '../../kit/exchange/export-sheet.tsx'
import { sheetOf } from '../../kit/exchange/sheet-of.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { RoundTable } from './round-table.tsx'
import type { EventNow } from './use-event.ts'

interface Line {
  round: number
  /** Null for those who wait. */
  room: number | null
  names: string
}

/** Who meets whom in which room, round by round. */
export function Rounds({ event }: { event: EventNow }) {
  const { number, list } = useFormat()
  const lines = linesOf(event, list)
  if (lines.length === 0) return <EmptyState title={words('noRounds')}>{words('noRoundsHint')}</EmptyState>
  const repeats = repeatsIn(event.rounds)
  const roomSaid = ({ room }: Line) =>
    room === null ? words('waits') : words('room', { room: number(room) })
  const sheet = () =>
    sheetOf(
      words('rounds'),
      [
        { title: words('round'), cell: ({ round }: Line) => round },
        { title: words('where'), width: 14, cell: roomSaid },
        { title: words('people'), width: 60, cell: ({ names }: Line) => names },
      ],
      lines,
    )
  return (
    <>
      <div className="rounds-head">
        <p className={repeats > 0 ? 'os-help' : 'os-muted'}>
          {repeats > 0 ? words('repeats', { count: repeats }) : words('nobodyTwice')}
        </p>
        <ExportSheet sheet={sheet} fileName={event.title} />
      </div>
      <RoundTable event={event} />
    </>
  )
}

const linesOf = ({ rounds, nameOf }: EventNow, list: (names: readonly string[]) => string): readonly Line[] =>
  rounds.flatMap(({ groups, waiting }, index) => [
    ...groups.map((group, room) => ({ round: index + 1, room: room + 1, names: list(group.map(nameOf)) })),
    ...(waiting.length > 0 ? [{ round: index + 1, room: null, names: list(waiting.map(nameOf)) }] : []),
  ])
