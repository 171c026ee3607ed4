import { tenantShape } from '../../../shell/contract/tenant-shape.ts'
import { type Markup, markup } from '../../words/markup.ts'

/** The tenant's sign, small. */
export function tenantMark(code: string): Markup {
  const parts = tenantShape(code).map(
    ({ path, second }) => markup`<path class="${second ? 'second' : 'first'}" d="${path}"/>`,
  )
  return markup`<svg class="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">${parts}</svg>`
}
