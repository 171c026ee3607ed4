import { useId, useMemo } from 'react'
import { useWidth } from '../../controls/use-width.ts'
import type { Drawing, Mark } from '../chart.ts'
import { words } from '../words/words.ts'
import { Legend } from './legend.tsx'
import { MarkTip } from './mark-tip.tsx'
import { useReading } from './use-reading.ts'

interface PlotProps {
  title: string
  summary: string
  draw(width: number, id: string): Drawing
}

/** The picture itself. Arrow keys go from value to value and have them read; the pointer shows what it is near. */
export function Plot({ title, summary, draw }: PlotProps) {
  const id = useId().replaceAll(/\W/g, '')
  const [frame, width] = useWidth<HTMLDivElement>()
  const drawing = useMemo(() => (width > 0 ? draw(width, id) : undefined), [draw, width, id]) // reading a value draws nothing anew
  const { mark, handlers } = useReading(drawing?.marks ?? [])
  if (drawing?.marks.every(({ length }) => length === 0))
    return (
      <div ref={frame} className="os-chart-nothing">
        {words('nothing')}
      </div>
    )
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
          <svg
            role="img"
            aria-label={summary}
            width={width}
            height={drawing.height}
            viewBox={`0 0 ${width} ${drawing.height}`}
          >
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
