import type { RankedTouchpoint } from '../../domain/planning/touchpoints/rank-touchpoints.ts'
import { words } from '../words/words.ts'

/** One star: few people asked; two: too few to be ranked by. */
export function BaseFlag({ flag }: Pick<RankedTouchpoint, 'flag'>) {
  if (!flag) return null
  const said = words(flag === '*' ? 'base.few' : 'base.tooFew')
  return (
    <span className="base-flag" title={said}>
      <span aria-hidden="true">{flag}</span>
      <span className="os-visually-hidden">{said}</span>
    </span>
  )
}
