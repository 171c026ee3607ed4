import { canonical } from '../audience/canonical.ts'
import type { Expression } from '../audience/expression.ts'
import { namesChecked } from '../audience/names-checked.ts'
import { type Body, textAt } from '../document/change.ts'
import type { Frame } from '../surveys/frame.ts'
import { linesOf, type Side, SIDES } from './crosstab-document.ts'
import { ruleOf } from './lines-of-picks.ts'

/** A line that can be counted. */
export interface ReadLine {
  id: string
  title: string
  rule: Expression
  /** Equal keys, equal people. */
  key: string
  net: boolean
}

/** The expression of a text whose names and answers the survey has. */
export function checkedRule(text: string, frame: Frame): Expression | undefined {
  const rule = ruleOf(text)
  return rule && namesChecked({ text, frame }).length === 0 ? rule : undefined
}

/** Lines of a side in order; those that the survey cannot answer are left out, and told by their ids. */
export function readLines(
  body: Body,
  side: Side,
  frame: Frame,
): { lines: readonly ReadLine[]; faulty: readonly string[] } {
  const faulty: string[] = []
  const lines = linesOf(body, side).flatMap(({ id, title, rule: text, net }): ReadLine[] => {
    const rule = checkedRule(text, frame)
    if (rule) return [{ id, title, rule, key: canonical({ expression: rule }).key, net }]
    faulty.push(id)
    return []
  })
  return { lines, faulty }
}

/** Base, lines and comparison, as far as their texts can be read; names are not checked. */
export function rulesIn(body: Body): readonly Expression[] {
  const lines = SIDES.flatMap((side) => linesOf(body, side).map(({ rule }) => rule))
  const texts = [textAt(body, 'base'), ...lines, textAt(body, 'comparison')]
  return texts.filter(Boolean).flatMap((text) => ruleOf(text) ?? [])
}
