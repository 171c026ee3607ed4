import { useRef, type ReactNode } from 'react'
import type { Somebody } from '../../domain/document/wire.ts'
import { useFocusPassedOn } from '../bridge/use-focus-passed-on.ts'
import { Button } from '../controls/button.tsx'
import { useFormat } from '../words/format.ts'
import { words } from './words/words.ts'

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
  const name = by?.name
  return (
    <div className="conflict os-notice" data-tone="warning" ref={choice}>
      <p>
        {name === undefined
          ? words('conflict.savedUnnamed')
          : words('conflict.saved', { name, at: dateTime(at) })}
      </p>
      <div className="conflict-answers">
        <div className="conflict-answer">
          <p className="os-label">
            {name === undefined ? words('conflict.ofUnnamed') : words('conflict.of', { name })}
          </p>
          {theirs}
          <Button onClick={() => onChoose('theirs')}>{words('conflict.take')}</Button>
        </div>
        <div className="conflict-answer">
          <p className="os-label">{words('conflict.yours')}</p>
          {mine}
          <Button onClick={() => onChoose('mine')}>{words('conflict.keep')}</Button>
        </div>
      </div>
    </div>
  )
}
