import type { Frame } from '../surveys/frame.ts'
import type { Expression } from './expression.ts'
import { type NameFault, namesChecked, withinFrame } from './names-checked.ts'
import { parseExpression } from './parse-expression.ts'
import type { Code } from './tokens.ts'

/** A text that is no expression, or that names what the survey does not have. */
export type TextFault = { code: Code; at: number } | NameFault

/** A text against the questions of a survey; empty is everybody. Without questions its names are not looked at. */
export function readWithin(
  text: string,
  frame: Frame,
): { expression: Expression | undefined; fault: TextFault | undefined } {
  if (!text.trim()) return { expression: { op: 'all' }, fault: undefined }
  const read = parseExpression({ text })
  if ('error' in read) return { expression: undefined, fault: read.error }
  const [fault] = frame.length > 0 ? namesChecked({ text, frame }) : []
  return { expression: fault ? undefined : withinFrame(read, frame), fault }
}
