import type { Expression } from './expression.ts'
import { type NameFault, namesChecked, withinFrame } from './names-checked.ts'
import { parseExpression } from './parse-expression.ts'
import type { Frame } from '../surveys/frame.ts'

/** The base: people that all figures are about. */
export interface ReadBase {
  text: string
  expression: Expression
  /** A name that the survey does not know; nothing is counted then. */
  problem?: NameFault
}

/** The base as a text says it, empty for everybody; a text that cannot be read is stored nowhere. */
export function readBase(text: string, frame: Frame): ReadBase {
  if (!text.trim()) return { text: '', expression: { op: 'all' } }
  const read = parseExpression({ text })
  if ('error' in read) return { text: '', expression: { op: 'all' } }
  const [problem] = namesChecked({ text, frame })
  return { text, expression: withinFrame(read, frame), ...(problem && { problem }) }
}
