import { svg } from 'lit'
import { tenantShape } from '../../../shell/contract/tenant-shape.ts'

const COLUMNS = 4
const ROWS = 6

/** The tenant's sign, small. */
export const tenantMark = (code: string) => svg`
  <svg class="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">${parts(code)}</svg>`

/** Where the tenant's own sign stands in the pattern. */
const OWN = 9

/** The tenant's sign and its relatives as a large quiet pattern. */
export const motif = (code: string) => svg`
  <svg viewBox="0 0 ${COLUMNS * 26 - 2} ${ROWS * 26 - 2}" preserveAspectRatio="xMidYMid slice">
    ${Array.from(
      { length: COLUMNS * ROWS },
      (_, index) => svg`
      <g class=${index === OWN ? 'own' : 'other'} transform="translate(${(index % COLUMNS) * 26} ${Math.floor(index / COLUMNS) * 26})">${parts(index === OWN ? code : `${code}-${index}`)}</g>`,
    )}
  </svg>`

const parts = (code: string) =>
  tenantShape(code).map(
    ({ path, second }) => svg`<path class=${second ? 'second' : 'first'} d=${path}></path>`,
  )
