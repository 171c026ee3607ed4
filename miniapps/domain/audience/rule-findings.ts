import type { Frame } from '../surveys/frame.ts'
import type { Expression } from './expression.ts'
import { type Logic, logicOf } from './implies.ts'

/**
 * `redundant`: without the rule the audience is the same, because of the other; `contradicts`: nobody can belong to both;
 * `everybody`: one or the other holds for everyone.
 */
export interface RuleFinding {
  kind: 'redundant' | 'contradicts' | 'everybody'
  rule: Expression
  because: Expression
}

/** Rules that change nothing, and those that cannot go together; by their words alone, so that it holds in every wave. */
export function ruleFindings({ expression, frame }: { expression: Expression; frame: Frame }): RuleFinding[] {
  return findingsIn(expression, [], logicOf(frame))
}

/** `given`: what holds for all who come so far, from the groups around. */
function findingsIn(expression: Expression, given: readonly Expression[], logic: Logic): RuleFinding[] {
  if (expression.op === 'not') return findingsIn(expression.of, [], logic)
  if (!('of' in expression)) return []
  const { op, of } = expression
  const around = of.flatMap((rule) => againstGiven(rule, op === 'or' ? given : [], logic))
  const own = op === 'atLeast' ? [] : of.flatMap((rule, at) => amongOthers(op, of, rule, at, logic))
  const told = new Set([...around, ...own].map(({ rule }) => rule))
  const within = of.flatMap((rule) => {
    if (told.has(rule)) return []
    const others = op === 'and' ? [...given, ...of.filter((each) => each !== rule)] : given
    return findingsIn(rule, op === 'atLeast' ? [] : others, logic)
  })
  return [...around, ...own.filter(({ rule }) => !around.some((each) => each.rule === rule)), ...within]
}

/** One of several ways into the audience that what is asked outside of them closes. */
function againstGiven(rule: Expression, given: readonly Expression[], { excludes }: Logic): RuleFinding[] {
  const because = given.find((each) => excludes(each, rule))
  return because ? [{ kind: 'contradicts', rule, because }] : []
}

function amongOthers(
  op: 'and' | 'or',
  of: readonly Expression[],
  rule: Expression,
  at: number,
  { implies, excludes }: Logic,
): RuleFinding[] {
  const before = of.slice(0, at)
  const not = (each: Expression): Expression => ({ op: 'not', of: each })
  const clash = before.find((each) => (op === 'and' ? excludes(each, rule) : excludes(not(each), not(rule))))
  if (clash) return [{ kind: op === 'and' ? 'contradicts' : 'everybody', rule, because: clash }]
  const because = of.find((each, place) => {
    if (place === at) return false
    const [inner, outer] = op === 'and' ? [each, rule] : [rule, each]
    return implies(inner, outer) && (place < at || !implies(outer, inner)) // of two alike the later
  })
  return because ? [{ kind: 'redundant', rule, because }] : []
}
