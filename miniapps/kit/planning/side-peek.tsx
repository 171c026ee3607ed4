import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { X } from 'lucide'
import { useSheet } from '../bridge/use-sheet.ts'
import { Button } from '../controls/button.tsx'
import { words as kitWords } from '../words/words.ts'
import sheet from './side-peek.css?sheet'

interface SidePeekProps {
  title: string
  onClose(): void
  children: ReactNode
}

/**
 * One thing of a list at its side, which stays as it is; Esc closes it, and the focus goes back to where it
 * was.
 */
export function SidePeek({ title, onClose, children }: SidePeekProps) {
  useSheet(sheet)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const root = heading.current!.getRootNode() as ShadowRoot
    const before = root.activeElement as HTMLElement | null
    heading.current!.focus()
    return () => (before?.isConnected ? before : root.querySelector<HTMLElement>('h1'))?.focus()
  }, [])
  const close = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes it from anywhere inside
    <aside className="peek os-card" aria-label={title} onKeyDown={close}>
      <div className="os-card-header">
        <h2 ref={heading} tabIndex={-1} className="os-subtitle" dir="auto">
          {title}
        </h2>
        <Button variant="quiet" size="s" icon={X} iconOnly onClick={onClose}>
          {kitWords('close')}
        </Button>
      </div>
      {children}
    </aside>
  )
}
