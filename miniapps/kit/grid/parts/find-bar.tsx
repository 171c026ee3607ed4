import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { ChevronDown, ChevronUp, X } from 'lucide'
import { Button } from '../../controls/button.tsx'
import { useFormat } from '../../words/format.ts'
import { words as kitWords } from '../../words/words.ts'
import { words } from '../words/words.ts'
import type { GridTools } from './grid-tools.ts'
import { useFind } from './use-find.ts'

interface FindBarProps<Row> {
  tools: GridTools<Row>
  /** Another number when the keys for it were pressed again. */
  asked: number
  onClose(): void
}

/** Above the rows: finds a text in all cells, also in those that are not drawn, and replaces it. Esc closes it. */
export function FindBar<Row>({ tools, asked, onClose }: FindBarProps<Row>) {
  const find = useFind(tools)
  const { number } = useFormat()
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current!.focus(), [asked])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && event.target === field.current) find.step(event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const isNone = find.count === 0
  return (
    // Its fields and buttons have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className="os-grid-find os-row" role="search" aria-label={words('find')} onKeyDown={onKeyDown}>
      <input
        ref={field}
        className="os-input"
        aria-label={words('find')}
        placeholder={words('find')}
        value={find.text}
        onChange={(event) => find.setText(event.target.value)}
      />
      <output className="os-muted">
        {find.text !== '' &&
          (isNone
            ? words('find.none')
            : words('find.place', { at: number(find.at), count: number(find.count) }))}
      </output>
      <Button
        iconOnly
        size="s"
        variant="quiet"
        icon={ChevronUp}
        disabled={isNone}
        onClick={() => find.step(-1)}
      >
        {words('find.previous')}
      </Button>
      <Button
        iconOnly
        size="s"
        variant="quiet"
        icon={ChevronDown}
        disabled={isNone}
        onClick={() => find.step(1)}
      >
        {words('find.next')}
      </Button>
      {find.replace && <ReplaceFields isNone={isNone} replace={find.replace} />}
      <Button iconOnly size="s" variant="quiet" icon={X} onClick={onClose}>
        {kitWords('close')}
      </Button>
    </div>
  )
}

function ReplaceFields({ isNone, replace }: { isNone: boolean; replace(by: string, isAll: boolean): void }) {
  const [by, setBy] = useState('')
  return (
    <>
      <input
        className="os-input"
        aria-label={words('find.with')}
        placeholder={words('find.with')}
        value={by}
        onChange={(event) => setBy(event.target.value)}
      />
      <Button size="s" disabled={isNone} onClick={() => replace(by, false)}>
        {words('find.one')}
      </Button>
      <Button size="s" disabled={isNone} onClick={() => replace(by, true)}>
        {words('find.all')}
      </Button>
    </>
  )
}
