import { useState } from 'react'
import { asidePath, type Fitted, residualOf } from '../../domain/curves/compare-families.ts'
import type { ObservedPoint } from '../../domain/curves/wire.ts'
import { type Body, textAt } from '../../domain/document/change.ts'
import { observedOf } from '../../domain/planning/curves/curve-at.ts'
import { type Curve, shapeOf } from '../../domain/planning/curves/curve.ts'
import { CurveChart } from '../../kit/charts/curve-chart.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { Switch } from '../../kit/controls/switch.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

/** The picture goes on to twice what was observed: beyond 1.5 times it says that it guesses. */
const SHOWN = 2
const TRUSTED = 1.5
const WHOLE = 100

interface FitChartProps {
  points: readonly ObservedPoint[]
  fits: readonly Fitted[]
  curve: Curve
  body: Body
}

/** Observed points and the curve through them, and below what it leaves over. */
export function FitChart({ points, fits, curve, body }: FitChartProps) {
  const format = useFormat()
  const [isCompared, compare] = useState(false)
  const most = points.at(-1)!.x
  const across = { title: words(`unit.${(textAt(body, 'unit') || 'grp') as 'grp'}`), max: most * SHOWN }
  const lineOf = (one: Curve) => ({ name: words(`family.${one.family}`), at: shapeOf(one).reach })
  const others = fits.flatMap((fit) => ('curve' in fit && fit.family !== curve.family ? [fit.curve] : []))
  const list = points.map(({ x, reach }, place) => ({
    name: words('row', { row: place + 1 }),
    x,
    y: reach[0]!,
    isAside: body[asidePath(place + 1)] === true,
  }))
  const from = (observedOf(curve) ?? most) * TRUSTED // points put aside may lie beyond
  const guess = { from, name: words('guess') }
  const used = list.filter(({ isAside }) => !isAside)
  return (
    <Card className="fit">
      <CurveChart
        title={words('chart')}
        summary={words('chart.summary', {
          family: words(`family.${curve.family}`),
          count: used.length,
          from: format.number(from),
        })}
        across={across}
        up={{ title: words('reach'), unit: '%', digits: 1, max: topOf(list.map(({ y }) => y)) }}
        lines={[curve, ...(isCompared ? others : [])].map(lineOf)}
        points={{ name: words('observed'), list }}
        guess={guess}
        note={<p className="os-muted">{words('guess.note', { from: format.number(from) })}</p>}
      />
      <Switch label={words('compare')} checked={isCompared} onChange={compare} />
      <CurveChart
        title={words('residuals')}
        summary={words('residuals.summary')}
        headingLevel={3}
        across={{ ...across, max: most }}
        up={{ title: words('residual'), unit: words('pointsUnit'), digits: 2 }}
        lines={[{ name: words(`family.${curve.family}`), at: () => 0 }]}
        points={{
          name: words('residual'),
          list: list.map((point) => ({ ...point, y: residualOf(curve, [point.x, point.y]) })),
        }}
      />
    </Card>
  )
}

/** The whole universe where much of it is reached. */
const topOf = (reaches: readonly number[]) => {
  const most = Math.max(...reaches)
  return most > WHOLE / 2 ? WHOLE : Math.ceil((most * SHOWN) / 10) * 10
}
