import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import type { Drawing, Mark } from '../chart.ts'
import { stepCursor, type Cursor } from '../geometry/step-cursor.ts'
import { markAt } from './mark-at.ts'
import { readMark } from './read-mark.ts'

/** Values in lines, each of which can be looked up. */
export interface Readable {
  /** How many values each line has. */
  lengths: readonly number[]
  markOf(cursor: Cursor): Mark | undefined
  /** Which value is at this place of the picture. */
  find(x: number, y: number): Cursor | undefined
}

export const readableMarks = (marks: Drawing['marks']): Readable => ({
  lengths: marks.map(({ length }) => length),
  markOf: ({ row, column }) => marks[row]?.[column],
  find: (x, y) => markAt(marks, x, y),
})

/** Which value is read just now, by keyboard or pointer, and what its element listens to. */
export function useReading({ lengths, markOf, find }: Readable) {
  const { portal } = useMiniApp()
  const [cursor, setCursor] = useState<Cursor>()
  const clear = () => setCursor(undefined)
  return {
    mark: cursor && markOf(cursor),
    handlers: {
      onBlur: clear,
      onPointerLeave: clear,
      onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
        const { left, top } = currentTarget.querySelector('.os-chart-picture')!.getBoundingClientRect()
        const found = find(clientX - left, clientY - top)
        if (found?.row !== cursor?.row || found?.column !== cursor?.column) setCursor(found)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (event.key === 'Escape' && cursor) {
          event.stopPropagation()
          return clear()
        }
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
