import type { NodeContent } from './node-moves.ts'
import { answerRule } from '../surveys/answer-rule.ts'
import { isCoded } from '../surveys/frame.ts'
import type { FramePick } from '../surveys/frame-pick.ts'

/** A rule of what was chosen; of a question without its answers it is unfinished. */
export function contentOfPick({ variable, codes }: FramePick): NodeContent {
  if (!isCoded(variable)) return { op: 'range', variable: variable.name }
  const rule = answerRule(variable, codes)
  return {
    op: 'in',
    variable: variable.name,
    codes: 'codes' in rule && rule.codes.length > 0 ? rule.codes : null,
  }
}
