import { useRef, type ReactNode } from 'react'
import type { Somebody } from '../../domain/document/wire.ts'
import { useFocusPassedOn } from '../bridge/use-focus-passed-on.ts'
import { Button } from '../controls/button.tsx'
import { useFormat } from '../words/format.ts'

export interface ConflictChoiceProps {
  /** Who stored the other value, and when; nobody is named where they emptied a field that nobody had filled. */
  by: Somebody | undefined
  at: string | undefined
  theirs: ReactNode
  mine: ReactNode
  /** Selector of what gets the focus when this goes. */
  passesFocusTo: string
  onChoose(whose: 'mine' | 'theirs'): void
}

/** Two people said different things: both, and the choice between them. */
export function ConflictChoice({ by, at, theirs, mine, passesFocusTo, onChoose }: ConflictChoiceProps) {
  const { dateTime } = useFormat()
  const choice = useRef<HTMLDivElement>(null)
  useFocusPassedOn(choice, passesFocusTo)
  const name = by?.name ?? 'Somebody else'
  return (
    <div className="conflict os-notice" data-tone="warning" ref={choice}>
      <p>
        {name} saved another answer{at && ` on ${dateTime(at)}`}. Nothing is overwritten until you choose.
      </p>
      <div className="conflict-answers">
        <div className="conflict-answer">
          <h4 className="os-label">Answer of {name}</h4>
          {theirs}
          <Button onClick={() => onChoose('theirs')}>Take this answer</Button>
        </div>
        <div className="conflict-answer">
          <h4 className="os-label">Your answer</h4>
          {mine}
          <Button onClick={() => onChoose('mine')}>Keep mine</Button>
        </div>
      </div>
    </div>
  )
}
