import { useRef } from 'react'
import { Monitor, Smartphone, Tablet } from 'lucide'
import type { SessionLine } from '../../../domain/home/session-line.ts'
import { useFocusPassedOn } from '../../../kit/bridge/use-focus-passed-on.ts'
import { useNow } from '../../../kit/bridge/use-now.ts'
import { Badge } from '../../../kit/controls/badge.tsx'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { Loaded } from '../../../kit/controls/loaded.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { useSessions } from './use-sessions.ts'
import { words } from './words/words.ts'

/** Where the person is signed in. */
export function Sessions() {
  const { list, ending, end } = useSessions()
  const others = list.data?.data.filter(({ isThis }) => !isThis) ?? []
  return (
    <Card
      title={words('sessions')}
      className="sessions"
      aside={
        others.length > 1 && (
          <Button size="s" busy={ending === ''} onClick={() => end('others')}>
            {words('session.endOthers')}
          </Button>
        )
      }
    >
      <Loaded of={list} label={words('session.loading')} lines={[60, 45]} lineHeight={2}>
        {({ data, isTold }) => <SessionLines lines={data} isTold={isTold} ending={ending} onEnd={end} />}
      </Loaded>
    </Card>
  )
}

interface LinesProps {
  lines: readonly SessionLine[]
  isTold: boolean
  ending: string | null
  onEnd(line: SessionLine): void
}

function SessionLines({ lines, isTold, ending, onEnd }: LinesProps) {
  if (!isTold) return <p className="os-muted">{words('session.notTold')}</p>
  return (
    <div className="os-stack">
      <ul className="session-lines" tabIndex={-1}>
        {lines.map((line) => (
          <Session key={line.id} line={line} isEnding={ending === line.id} onEnd={() => onEnd(line)} />
        ))}
      </ul>
      <p className="os-muted">{words('session.place')}</p>
    </div>
  )
}

function Session({ line, isEnding, onEnd }: { line: SessionLine; isEnding: boolean; onEnd(): void }) {
  const { relative, dateTime } = useFormat()
  const now = useNow()
  const item = useRef<HTMLLIElement>(null)
  useFocusPassedOn(item, '.session-lines')
  const name = nameOf(line)
  const seen = relative(line.seenAt, now)
  return (
    <li className="session-line" ref={item}>
      <Icon of={iconOf(line.system)} />
      <span>
        <strong>{name}</strong>
        <span className="os-muted">
          {line.isThis
            ? words('session.began', { at: dateTime(line.beganAt) })
            : words('session.seen', { when: seen, at: dateTime(line.beganAt) })}
        </span>
      </span>
      {line.isThis ? (
        <Badge tone="success">{words('session.this')}</Badge>
      ) : (
        <Button
          size="s"
          busy={isEnding}
          aria-label={words('session.endNamed', { name, when: seen })}
          onClick={onEnd}
        >
          {words('session.end')}
        </Button>
      )}
    </li>
  )
}

function nameOf({ browser, system }: SessionLine): string {
  const name = browser ?? words('session.unknownBrowser')
  return system ? words('session.on', { browser: name, system }) : name
}

const iconOf = (system: string | null) =>
  system === 'iPhone' || system === 'Android' ? Smartphone : system === 'iPad' ? Tablet : Monitor
