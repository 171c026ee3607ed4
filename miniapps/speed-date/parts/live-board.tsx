import { useEffect } from 'react'
import { EXTRA_MINUTES_MOST } from '../../domain/speed-date/limits.ts'
import { ownRounds } from '../../domain/speed-date/own-rounds.ts'
import { countdown, phaseAt } from '../../domain/speed-date/round-times.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Facts } from '../../kit/controls/facts.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { LiveRooms } from './live-rooms.tsx'
import type { EventNow } from './use-event.ts'
import { useSeconds } from './use-seconds.ts'

/** What everybody looks at while it runs: which round, how long still, who sits where, and where one goes next. */
export function LiveBoard({ event }: { event: EventNow }) {
  const { context } = useMiniApp()
  const { number, list } = useFormat()
  const now = useSeconds()
  const { rounds, timing, nameOf, status, isIn } = event
  const phase = status === 'finished' ? ({ kind: 'over' } as const) : phaseAt(timing, now)
  const said =
    phase.kind === 'over'
      ? words('phase.over')
      : words(`phase.${phase.kind}`, { round: number(phase.round + 1), all: number(rounds.length) })
  useAnnounced(status === 'running' ? said : '')
  if (status === 'draft') return <EmptyState title={words('notBegun')}>{words('notBegunHint')}</EmptyState>
  if (phase.kind === 'over') return <EmptyState title={said}>{words('overHint')}</EmptyState>
  const me = context.user?.id ?? ''
  const mine = ownRounds(rounds, me)
  const [current, next] =
    phase.kind === 'meeting' ? [mine[phase.round], mine[phase.round + 1]] : [undefined, mine[phase.round]]
  const roomSaid = (own: (typeof mine)[number] | undefined) =>
    !own
      ? '–'
      : own.room === null
        ? words('waits')
        : words('roomWith', { room: number(own.room), names: list(own.others.map(nameOf)) })
  return (
    <div className="live">
      <section className="live-clock" aria-label={words('live')}>
        <p className="os-subtitle">{said}</p>
        <time className="live-countdown" role="timer">
          {countdown(phase.until, now)}
        </time>
        {event.mayChange && phase.kind === 'meeting' && <AddMinute event={event} round={phase.round + 1} />}
        {isIn(me) ? (
          <Facts
            of={[
              [words('nowMine'), roomSaid(current)],
              [words('nextMine'), roomSaid(next)],
            ]}
          />
        ) : (
          <p>{words('notIn')}</p>
        )}
      </section>
      <LiveRooms event={event} phase={phase} />
    </div>
  )
}

/** For a round that needs it: all that follows comes later. */
function AddMinute({ event: { timing, set }, round }: { event: EventNow; round: number }) {
  const { portal } = useMiniApp()
  const { number } = useFormat()
  const added = timing.extra?.[round] ?? 0
  if (added >= EXTRA_MINUTES_MOST) return null
  const add = () => {
    set({ [`extra/${round}`]: added + 1 })
    portal.announce(words('addedMinute', { round: number(round) }))
  }
  return <Button onClick={add}>{words('addMinute')}</Button>
}

/** Said once to those who do not see the clock, when a round begins or ends. */
function useAnnounced(said: string): void {
  const { portal } = useMiniApp()
  useEffect(() => {
    if (said) portal.announce(said)
  }, [portal, said])
}
