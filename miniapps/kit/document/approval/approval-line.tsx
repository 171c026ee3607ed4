import type { ReactNode, RefObject } from 'react'
import { useCommand } from '../../bridge/use-command.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { Badge, type Tone } from '../../controls/badge.tsx'
import { Button } from '../../controls/button.tsx'
import { useFormat } from '../../words/format.ts'
import { words } from '../words/words.ts'

/** Something that may be done to a document now. */
export interface Act {
  key: string
  /** On its button: a verb. */
  title: string
  isPrimary?: boolean
}

export interface ApprovalLineProps {
  status: { title: string; tone?: Tone }
  /** Who brought it there, and when; left out where nobody has. */
  by?: string | undefined
  at?: string | undefined
  /** Why it was sent back. */
  reason?: { text: string; by: string; at: string } | undefined
  /** Until when one of the actions takes back what was done. */
  undoUntil?: Date | undefined
  acts: readonly Act[]
  /** The one that is being done. */
  doing?: string | undefined
  onAct(key: string): void
  ref?: RefObject<HTMLDivElement | null>
  /** What went wrong, and questions. */
  children?: ReactNode
}

/** Where a document stands on its way to being approved, and what may be done about it. */
export function ApprovalLine(props: ApprovalLineProps) {
  const { status, by, at, reason, undoUntil, acts, doing, onAct, ref, children } = props
  const { relative, time } = useFormat()
  return (
    <div ref={ref} className="approval" role="group" aria-label={words('approval.title')} tabIndex={-1}>
      <div className="approval-line">
        <Badge tone={status.tone ?? 'neutral'}>{status.title}</Badge>
        {by !== undefined && (
          <span className="os-muted">{words('approval.by', { name: by, when: relative(at) })}</span>
        )}
        {undoUntil && (
          <span className="os-muted">{words('approval.undoUntil', { time: time(undoUntil) })}</span>
        )}
        <span className="approval-acts">
          {acts.map((act) => (
            <ActButton key={act.key} {...{ act, doing, onAct }} />
          ))}
        </span>
      </div>
      {reason && (
        <div className="os-notice" data-tone="warning">
          <div>
            <p>{words('approval.reasonOf', { name: reason.by, when: relative(reason.at) })}</p>
            <p className="comment-text" dir="auto">
              {reason.text}
            </p>
          </div>
        </div>
      )}
      {children}
    </div>
  )
}

interface ActButtonProps extends Pick<ApprovalLineProps, 'doing' | 'onAct'> {
  act: Act
}

/** In the command palette too, since a long page has the bar far from its end. */
function ActButton({ act: { key, title, isPrimary }, doing, onAct }: ActButtonProps) {
  const hint = useMiniApp().portal.app.title
  const run = () => onAct(key)
  useCommand(doing === undefined ? { id: `act-${key}`, title, hint, run } : null)
  return (
    <Button
      size="s"
      variant={isPrimary ? 'primary' : 'secondary'}
      busy={doing === key}
      disabled={doing !== undefined && doing !== key}
      onClick={run}
    >
      {title}
    </Button>
  )
}
