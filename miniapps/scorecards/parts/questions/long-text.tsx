import { useRef, useState } from 'react'
import { TextArea } from '../../../kit/controls/text-area.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { COUNTER_FROM_REMAINING } from '../../limits.ts'
import { words } from '../../words/words.ts'

export interface LongTextProps {
  field: 'reason' | 'evidence'
  label: string
  value: string
  max: number
  rows: number
  help?: string
  required?: boolean
  /** What is missing while it is empty; an error only once the field was left. */
  missing?: string | undefined
  onChange(value: string): void
  onBlur(): void
}

/** A text with a limit; the counter shows up near the end, and what is too long is kept, not cut. */
export function LongText({ field, max, help, missing, value, onBlur, ...rest }: LongTextProps) {
  const { number } = useFormat()
  const left = max - value.length
  const tooLong = left < 0 ? words('text.tooMany', { count: -left }) : undefined
  const [visited, setVisited] = useState(false)
  const leave = useAnnouncedTrouble(tooLong ?? missing)
  const error = tooLong ?? (visited ? missing : undefined)
  return (
    <div className="long-text" data-field={field}>
      <TextArea
        {...rest}
        value={value}
        onBlur={() => {
          setVisited(true)
          leave()
          onBlur()
        }}
        {...(error ? { error } : { help: missing ?? help })}
      />
      {left >= 0 && left <= COUNTER_FROM_REMAINING && (
        <p className="long-text-counter os-help">
          {words('text.left', { left: number(left), max: number(max) })}
        </p>
      )}
    </div>
  )
}

/** Says when the field is left what keeps it from being saved; the same only once. */
function useAnnouncedTrouble(trouble: string | undefined): () => void {
  const { portal } = useMiniApp()
  const told = useRef<string>(undefined)
  return () => {
    if (trouble && trouble !== told.current) portal.announce(words('text.notSaved', { why: trouble }))
    told.current = trouble
  }
}
