import { CalendarPlus } from 'lucide'
import { calendarOf } from '../../domain/speed-date/calendar.ts'
import { ownRounds } from '../../domain/speed-date/own-rounds.ts'
import { roundTimes } from '../../domain/speed-date/round-times.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { fileNameOf } from '../../kit/exchange/save-file.ts'
import { useSaveFile } from '../../kit/exchange/use-save-file.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { FeedbackFields } from './feedback-fields.tsx'
import type { EventNow } from './use-event.ts'
import type { FeedbackNow } from './use-feedback.ts'

/** Where the reader is when, to take along; and after each meeting, how it was. */
export function MySchedule({ event, feedback }: { event: EventNow; feedback: FeedbackNow }) {
  const { context } = useMiniApp()
  const { number, list, time } = useFormat()
  const { save, busy } = useSaveFile()
  const { rounds, timing, nameOf, title, status } = event
  const me = context.user?.id ?? ''
  const mine = ownRounds(rounds, me)
  const times = roundTimes(timing)
  if (!event.isIn(me)) return <EmptyState title={words('notIn')}>{words('notMineHint')}</EmptyState>
  if (!mine.some(({ room }) => room !== null))
    return <EmptyState title={words('notMine')}>{words('notMineHint')}</EmptyState>
  const calendar = async () => {
    const entries = mine.flatMap(({ round, room, others }) =>
      room === null
        ? []
        : [
            {
              id: `${me}-${round}-${timing.start}@agency-os`,
              from: times[round]![0],
              to: times[round]![1],
              title: `${title}: ${list(others.map(nameOf))}`,
              place: words('room', { room: number(room) }),
            },
          ],
    )
    const file = new Blob([calendarOf(entries, Date.now())], { type: 'text/calendar;charset=utf-8' })
    return { file, name: fileNameOf(title, 'ics') }
  }
  return (
    <div className="os-stack">
      <div className="os-row">
        <Button
          icon={CalendarPlus}
          busy={busy}
          disabled={Number.isNaN(timing.start)}
          onClick={() => void save(calendar)}
        >
          {words('calendar')}
        </Button>
      </div>
      {status !== 'draft' && <p className="os-help">{words('feedbackPrivate')}</p>}
      {feedback.error && !feedback.mine && (
        <ErrorState problem={feedback.error} onRetry={feedback.reload} busy={feedback.loading} />
      )}
      <ol className="my-rounds">
        {mine.map(({ round, room, others }) => (
          <li key={round} className="os-card">
            <p>
              <time>{time(times[round]![0])}</time>{' '}
              <span className="os-muted">{words('roundOf', { round: number(round + 1) })}</span>
            </p>
            <p className="os-subtitle">
              {room === null ? words('waits') : words('room', { room: number(room) })}
            </p>
            {others.map((other) => (
              <div key={other}>
                <p translate="no">{nameOf(other)}</p>
                {status !== 'draft' && (
                  <FeedbackFields feedback={feedback} other={other} name={nameOf(other)} />
                )}
              </div>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}
