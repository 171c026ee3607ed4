import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Json } from '../../domain/document/json.ts'
import { Button } from '../../kit/controls/button.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { words } from '../words/words.ts'

interface OverridableProps {
  path: string
  label: string
  /** The value for all markets; null where there is none, and in the library of all markets. */
  inherited: Json
  /** Says a value. */
  say(value: Json): string
  /** The control, bound to the path. */
  children: ReactNode
}

/**
 * A field that a market inherits: it reads as it is for all markets until somebody overrides it here, and
 * again once that is undone.
 */
export function Overridable({ path, label, inherited, say, children }: OverridableProps) {
  const { document, isClosed } = useOpenFields()
  const value = useBody()[path] ?? null
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const isOwn = inherited === null || value !== null || isOpen
  const [turned, setTurned] = useState(0)
  useLayoutEffect(() => {
    if (turned) frame.current!.querySelector<HTMLElement>('input, select, button')?.focus()
  }, [turned])
  const hasFocus = () => frame.current?.matches(':focus-within') ?? false
  // undone from outside, such as with all others: nothing is left here that somebody is typing
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- whether it has the focus is known once it is drawn
    if (value === null && !hasFocus()) setOpen(false)
  }, [value])
  const turn = (own: boolean) => {
    setOpen(own)
    document.set({ [path]: own ? inherited : null })
    setTurned(turned + 1)
  }
  if (inherited === null) return children
  return (
    <div
      ref={frame}
      className="overridable"
      data-own={isOwn || undefined}
      onBlur={({ relatedTarget }) => {
        if (value === null && !frame.current!.contains(relatedTarget)) setOpen(false)
      }}
    >
      {isOwn ? (
        <>
          {children}
          <p className="os-small override-note">
            <span className="os-muted">{words('override.instead', { value: say(inherited) })}</span>
            {!isClosed && (
              <Button
                size="s"
                variant="quiet"
                aria-label={words('override.undoNamed', { field: label })}
                onClick={() => turn(false)}
              >
                {words('override.undo')}
              </Button>
            )}
          </p>
        </>
      ) : (
        <Inherited label={label} text={say(inherited)} onOverride={isClosed ? undefined : () => turn(true)} />
      )}
    </div>
  )
}

interface InheritedProps {
  label: string
  text: string
  onOverride: (() => void) | undefined
}

const Inherited = ({ label, text, onOverride }: InheritedProps) => (
  <>
    <dl className="read-field">
      <dt className="os-label">{label}</dt>
      <dd dir="auto">{text}</dd>
    </dl>
    <p className="os-small override-note">
      <span className="os-muted">{words('override.from')}</span>
      {onOverride && (
        <Button
          size="s"
          variant="quiet"
          aria-label={words('override.doNamed', { field: label })}
          onClick={onOverride}
        >
          {words('override.do')}
        </Button>
      )}
    </p>
  </>
)
