import type { Refused } from '../../kernel/refused.ts'
import type { Curve } from './curve.ts'
import { scaledReach } from './scaled-curve.ts'

const LOWEST_INDEX = 50
const HIGHEST_INDEX = 200
const WHOLE = 100

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
  const other = scaledReach(curve, index / 100, (percent) => {
    capped ||= percent > WHOLE
    return Math.min(WHOLE, percent)
  })
  return { curve: { ...other, scaled: true }, capped }
}
