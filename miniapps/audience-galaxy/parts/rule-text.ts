import type { Expression } from '../../domain/audience/expression.ts'
import { printExpression } from '../../domain/audience/print-expression.ts'
import type { Frame } from '../../domain/surveys/frame.ts'
import type { Format } from '../../kit/words/format.ts'

/** The rule of a segment with the labels of its questions and answers. */
export function ruleText(rule: Expression, frame: Frame, format: Format): string {
  const parts = rule.op === 'and' ? rule.of : [rule]
  return parts
    .map((part) => {
      if (part.op !== 'in' && part.op !== 'range') return printExpression({ expression: part })
      const variable = frame.find(({ name }) => name === part.variable)
      const label = variable?.label ?? part.variable
      if (part.op === 'range') return `${label} ${spanText(part, format)}`
      const answers = part.codes.map(
        (code) => variable?.codes.find((each) => each.code === code)?.label ?? code,
      )
      return `${label}: ${format.list(answers.map(String))}`
    })
    .join(' · ')
}

function spanText({ min, max }: { min: number | null; max: number | null }, format: Format): string {
  const number = (value: number) => format.number(value, { maximumFractionDigits: 2 })
  if (min === null) return `≤ ${max === null ? '∞' : number(max)}`
  return max === null ? `≥ ${number(min)}` : `${number(min)} – ${number(max)}`
}
