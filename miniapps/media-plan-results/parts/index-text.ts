import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

/** An index, 100 as planned; "n/a" where nothing was planned. */
export const indexText = ({ number }: Pick<Format, 'number'>, index: number | null): string =>
  index === null ? words('notApplicable') : number(index, { maximumFractionDigits: 1 })
