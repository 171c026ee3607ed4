import type { Refused } from '../../kernel/refused.ts'
import type { Curve } from './curve.ts'

const LOWEST_INDEX = 50
const HIGHEST_INDEX = 200

/**
 * A curve for an audience that has none, by the index of its use of the medium (100: like the audience measured).
 * Everything in percent is scaled, to 100 at most, which `capped` tells. An approximation, and marked as scaled; beyond
 * half or twice the use the curve of the other audience says nothing.
 */
export function transferCurve({
  curve,
  index,
}: {
  curve: Curve
  index: number
}): { curve: Curve; capped: boolean } | Refused<'index-too-far'> {
  if (!(index >= LOWEST_INDEX && index <= HIGHEST_INDEX)) return { refused: 'index-too-far' }
  let capped = false
  const scaled = (percent: number) => {
    const reach = (percent * index) / 100
    capped ||= reach > 100
    return Math.min(100, reach)
  }
  const other = ((): Curve => {
    switch (curve.family) {
      case 'exponential':
      case 'hill':
        return { ...curve, max: scaled(curve.max) }
      case 'log':
        return { ...curve, a: (curve.a * index) / 100, b: (curve.b * index) / 100 }
      case 'table':
        return { ...curve, points: curve.points.map(([x, reach]) => [x, scaled(reach)] as const) }
    }
  })()
  return { curve: { ...other, scaled: true }, capped }
}
