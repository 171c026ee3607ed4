import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { useWidth } from '../../controls/use-width.ts'
import type { Drawing, Mark } from '../chart.ts'
import { stepCursor, type Cursor } from '../geometry/step-cursor.ts'
import { words } from '../words/words.ts'
import { Legend } from './legend.tsx'
import { markAt } from './mark-at.ts'
import { MarkTip } from './mark-tip.tsx'
import { readMark } from './read-mark.ts'

interface PlotProps {
  title: string
  summary: string
  draw(width: number, id: string): Drawing
}

/** The picture itself. Arrow keys go from value to value and have them read; the pointer shows what it is near. */
export function Plot({ title, summary, draw }: PlotProps) {
  const id = useId().replaceAll(/\W/g, '')
  const [frame, width] = useWidth<HTMLDivElement>()
  const drawing = width > 0 ? draw(width, id) : undefined
  const { mark, ...handlers } = useReading(drawing?.marks ?? [])
  return (
    <div
      ref={frame}
      className="os-chart"
      role="application"
      aria-roledescription={words('kind')}
      aria-label={words('read', { title })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys read it
      tabIndex={0}
      {...handlers}
    >
      {drawing?.keys && <Legend keys={drawing.keys} id={id} />}
      {drawing && (
        <div className="os-chart-picture">
          <svg role="img" aria-label={summary} width={width} height={drawing.height}>
            {drawing.drawn}
            {mark && <MarkOutline {...mark} />}
          </svg>
          {mark && <MarkTip mark={mark} width={width} />}
        </div>
      )}
    </div>
  )
}

function MarkOutline({ x, y, box }: Mark) {
  return box ? (
    <rect {...box} className="os-chart-cursor" />
  ) : (
    <circle cx={x} cy={y} r={7} className="os-chart-cursor" />
  )
}

/** Which value is read just now, by keyboard or pointer. */
function useReading(marks: Drawing['marks']) {
  const { portal } = useMiniApp()
  const [cursor, setCursor] = useState<Cursor>()
  const clear = () => setCursor(undefined)
  return {
    mark: cursor && marks[cursor.row]?.[cursor.column],
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
      const next = stepCursor(
        marks.map(({ length }) => length),
        cursor,
        event.key,
      )
      if (!next) return
      event.preventDefault()
      setCursor(next)
      portal.announce(readMark(marks[next.row]![next.column]!))
    },
  }
}
