import type { Expression } from '../audience/expression.ts'
import { parseExpression } from '../audience/parse-expression.ts'
import { printExpression } from '../audience/print-expression.ts'
import type { Code, Variable } from '../surveys/frame.ts'
import { answerRule } from '../surveys/answer-rule.ts'
import { answersOf, type FramePick } from '../surveys/frame-pick.ts'
import type { CrosstabLine } from './crosstab-document.ts'
import { TITLE_MAX_CHARACTERS } from './limits.ts'

/** `each`: a line for each answer; `any`, `all`: one line of those who gave any or all; `split`: each line that there is, by each answer. */
export type AddAs = 'each' | 'any' | 'all' | 'split'
export const ADD_AS: readonly AddAs[] = ['each', 'any', 'all', 'split']

export type NewLine = Omit<CrosstabLine, 'order'>

/** Lines that answers make on a side, beside its lines or, where they split them, in their place. */
export function linesOfPicks(
  picks: readonly FramePick[],
  as: AddAs,
  lines: readonly NewLine[],
): readonly NewLine[] {
  if (as === 'each') return picks.flatMap(eachAnswer)
  if (as === 'split')
    return lines.flatMap((line) => picks.flatMap(eachAnswer).map((answer) => splitLine(line, answer)))
  const rules = picks.map(anyAnswer)
  const expression: Expression =
    rules.length === 1 ? rules[0]! : { op: as === 'any' ? 'or' : 'and', of: rules }
  const titles = picks.map(({ variable, codes }) => titleOf(variable, codes))
  return [newLine(titles.join(as === 'any' ? ' / ' : ' & '), expression, false)]
}

const eachAnswer = (pick: FramePick): NewLine[] =>
  answersOf(pick).length === 0
    ? [newLine(pick.variable.label, anyAnswer(pick), false)]
    : answersOf(pick).map((code) =>
        newLine(titleOf(pick.variable, [code]), answerRule(pick.variable, [code]), code.net !== undefined),
      )

/** Of a question without answers to choose from: those who answered it. */
const anyAnswer = ({ variable, codes }: FramePick): Expression =>
  codes.length > 0 ? answerRule(variable, codes) : { op: 'answered', variable: variable.name }

const titleOf = ({ label }: Variable, codes: readonly Code[]): string =>
  codes.length > 0 ? `${label}: ${codes.map((code) => code.label).join(', ')}` : label

const newLine = (title: string, rule: Expression, net: boolean): NewLine => ({
  title: title.slice(0, TITLE_MAX_CHARACTERS),
  rule: printExpression({ expression: rule }),
  net,
})

function splitLine(line: NewLine, answer: NewLine): NewLine {
  const of = [line, answer].map(({ rule }) => ruleOf(rule)!)
  return newLine(`${line.title} · ${answer.title}`, { op: 'and', of }, line.net || answer.net)
}

/** The text of a rule as an expression: everybody where it is empty, undefined where it cannot be read. */
export function ruleOf(text: string): Expression | undefined {
  if (text.trim() === '') return { op: 'all' }
  const read = parseExpression({ text })
  return 'error' in read ? undefined : read
}
