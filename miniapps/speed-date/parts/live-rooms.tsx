import { UserX } from 'lucide'
import type { Phase } from '../../domain/speed-date/round-times.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import type { EventNow } from './use-event.ts'
import { words as kitWords } from '../../kit/words/words.ts'

interface LiveRoomsProps {
  event: EventNow
  phase: Exclude<Phase, { kind: 'over' }>
}

/** The people in each room of the round, large enough for a projector. The organiser marks no-shows here. */
export function LiveRooms({ event, phase }: LiveRoomsProps) {
  const { number } = useFormat()
  const { groups, waiting } = event.rounds[phase.round]!
  const rooms = groups.map((people, room) => ({ title: words('room', { room: number(room + 1) }), people }))
  const all = waiting.length > 0 ? [...rooms, { title: words('waits'), people: waiting }] : rooms
  return (
    <ul className="live-rooms" aria-label={words('rooms')}>
      {all.map(({ title, people }) => (
        <li key={people.join(' ')} className="os-card">
          <p className="os-muted">{title}</p>
          {people.map((id) => (
            <div key={id} className="live-person">
              <span translate="no">{event.nameOf(id)}</span>
              <NotHere event={event} phase={phase} id={id} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** While people meet, rooms stay as they are: who is missing is left out of the next round. */
function NotHere({ event, phase, id }: LiveRoomsProps & { id: string }) {
  const { portal } = useMiniApp()
  const { number } = useFormat()
  const round = phase.round + (phase.kind === 'meeting' ? 2 : 1)
  const isKnown = (event.plan.absent[id] ?? Infinity) <= round
  if (!event.mayChange || event.status !== 'running' || round > event.rounds.length || isKnown) return null
  const name = event.nameOf(id)
  const path = `absent/${id}`
  const before = event.plan.absent[id] ?? null
  const leaveOut = () => {
    event.set({ [path]: round })
    portal.notify({
      kind: 'info',
      text: words('absentNow', { name, round: number(round) }),
      action: { label: kitWords('undo'), run: () => event.set({ [path]: before }) },
    })
  }
  return (
    <Button variant="quiet" size="s" icon={UserX} iconOnly onClick={leaveOut}>
      {words('notHere', { name })}
    </Button>
  )
}
