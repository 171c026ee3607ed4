import { useRef, useState } from 'react'
import { PUBLIC_EVENTS, type MiniAppEvents } from '../../../shell/contract/events.ts'
import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Button } from '../../kit/controls/button.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { useRefusals } from './use-refusals.ts'
import { SAMPLE_PAYLOADS } from './sample-events.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'

interface Sent {
  id: number
  name: string
  taken: boolean
}

const KEPT = 8

/** One button for each event; the list below says what the shell made of it. */
export function EventButtons() {
  const { portal } = useMiniApp()
  const [sent, setSent] = useState<readonly Sent[]>([])
  const next = useRef(0)
  const section = useRef<HTMLDivElement>(null)
  const refusal = useRefusals(section)
  const emit = (name: keyof MiniAppEvents, payload?: unknown) => {
    const taken = emitAny(portal, name, payload)
    setSent((before) => [{ id: next.current++, name, taken }, ...before].slice(0, KEPT))
  }
  return (
    <Card title="Ask the shell">
      <div ref={section} className="os-stack">
        <p className="os-muted">Everybody may emit these:</p>
        <div className="os-row">
          {PUBLIC_EVENTS.map((name) => (
            <Button key={name} size="s" onClick={() => emit(name, SAMPLE_PAYLOADS[name])}>
              {name}
            </Button>
          ))}
        </div>
        <p className="os-muted">This one is not on this mini-app’s list, so the shell refuses it:</p>
        <div className="os-row">
          <Button size="s" onClick={() => emit('change-workspace', { workspaceId: 'any' })}>
            change-workspace
          </Button>
        </div>
        <ol className="sent" aria-live="polite" aria-label="Events sent">
          {sent.map(({ id, name, taken }) => (
            <li key={id}>
              <code>{name}</code>
              <Badge tone={taken ? 'success' : 'error'}>{taken ? 'Taken' : 'Refused'}</Badge>
            </li>
          ))}
        </ol>
        {refusal && (
          <p className="os-help">
            The element heard <code>miniapp-event-refused</code>: {refusal}.
          </p>
        )}
      </div>
    </Card>
  )
}

/** A list of events cannot know which payload belongs to which name; `sample-events.ts` is checked instead. */
function emitAny(portal: MiniAppPortal, name: keyof MiniAppEvents, payload: unknown): boolean {
  const emit = portal.emit as (name: keyof MiniAppEvents, payload?: unknown) => boolean
  return emit(name, payload)
}
