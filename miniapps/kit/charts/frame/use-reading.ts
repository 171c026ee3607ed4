import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import type { Drawing, Mark } from '../chart.ts'
import { stepCursor, type Cursor } from '../geometry/step-cursor.ts'
import { markAt } from './mark-at.ts'
import { readMark } from './read-mark.ts'

/** Which value is read just now, by keyboard or pointer, and what its element listens to. */
export function useReading(marks: Drawing['marks']) {
  const { portal } = useMiniApp()
  const [cursor, setCursor] = useState<Cursor>()
  const markOf = ({ row, column }: Cursor): Mark | undefined => marks[row]?.[column]
  const clear = () => setCursor(undefined)
  return {
    mark: cursor && markOf(cursor),
    handlers: {
      onBlur: clear,
      onPointerLeave: clear,
      onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
        const { left, top } = currentTarget.querySelector('.os-chart-picture')!.getBoundingClientRect()
        const found = markAt(marks, clientX - left, clientY - top)
        if (found?.row !== cursor?.row || found?.column !== cursor?.column) setCursor(found)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (event.key === 'Escape' && cursor) {
          event.stopPropagation()
          return clear()
        }
        const lengths = marks.map(({ length }) => length)
        const next = stepCursor(lengths, cursor, event.key)
        const mark = next && markOf(next)
        if (!mark) return
        event.preventDefault()
        setCursor(next)
        portal.announce(readMark(mark))
      },
    },
  }
}
