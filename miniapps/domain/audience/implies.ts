import type { Frame } from '../surveys/frame.ts'
import { canonical } from './canonical.ts'
import type { Expression } from './expression.ts'

/** Consequences of rules by their words alone, whatever people answered. */
export interface Logic {
  /** Everybody of the one belongs to the other. False also where that cannot be told. */
  implies(one: Expression, other: Expression): boolean
  /** Nobody belongs to both. */
  excludes(one: Expression, other: Expression): boolean
}

/** Keeps the text of each rule that it has met, so that hundreds of rules are compared quickly. */
export function logicOf(frame: Frame): Logic {
  const singles = new Set(frame.flatMap(({ name, type }) => (type === 'single' ? name : [])))
  const keys = new WeakMap<Expression, string>()
  const keyOf = (expression: Expression): string => {
    const key = keys.get(expression) ?? canonical({ expression }).key
    keys.set(expression, key)
    return key
  }
  const implied = onceForEach(
    (one, other) =>
      keyOf(one) === keyOf(other) || byAnswers(one, other) || byGroups(one, other, { implies, excludes }),
  )
  const excluded = onceForEach(
    (one, other) =>
      apart(one, other, singles) ||
      (other.op === 'not' && implies(one, other.of)) ||
      (one.op === 'not' && implies(other, one.of)) ||
      someOf(one, (each) => excludes(each, other)) ||
      someOf(other, (each) => excludes(one, each)),
  )
  const implies: Judge = (one, other) =>
    areAnswers(one, other) ? byAnswers(one, other) : implied(one, other)
  const excludes: Judge = (one, other) =>
    areAnswers(one, other) ? apart(one, other, singles) : excluded(one, other)
  return { implies, excludes }
}

type Judge = (one: Expression, other: Expression) => boolean

/** Groups within groups meet the same pairs on many ways. */
function onceForEach(judge: Judge): Judge {
  const known = new WeakMap<Expression, WeakMap<Expression, boolean>>()
  return (one, other) => {
    const ofOne = known.get(one) ?? new WeakMap<Expression, boolean>()
    known.set(one, ofOne)
    const answer = ofOne.get(other) ?? judge(one, other)
    ofOne.set(other, answer)
    return answer
  }
}

/** Rules of one question each, without groups: judged sooner than looked up. */
const areAnswers = (one: Expression, other: Expression): boolean => 'variable' in one && 'variable' in other

/** Two rules of one question. */
function byAnswers(one: Expression, other: Expression): boolean {
  if (other.op === 'all') return true
  if (!('variable' in one && 'variable' in other) || one.variable !== other.variable) return false
  if (other.op === 'answered') return true
  if (one.op === 'in' && other.op === 'in') return one.codes.every((code) => other.codes.includes(code))
  if (one.op !== 'range' || other.op !== 'range') return false
  return low(one) >= low(other) && high(one) <= high(other)
}

/** One answer or number cannot be two: of several answers a person may have given both. */
function apart(one: Expression, other: Expression, singles: ReadonlySet<string>): boolean {
  if (!('variable' in one && 'variable' in other) || one.variable !== other.variable) return false
  if (one.op === 'in' && other.op === 'in')
    return singles.has(one.variable) && !one.codes.some((code) => other.codes.includes(code))
  return one.op === 'range' && other.op === 'range' && (low(one) > high(other) || low(other) > high(one))
}

function byGroups(one: Expression, other: Expression, { implies, excludes }: Logic): boolean {
  if (one.op === 'or') return one.of.every((each) => implies(each, other))
  if (other.op === 'and') return other.of.every((each) => implies(one, each))
  if (one.op === 'not' && other.op === 'not' && implies(other.of, one.of)) return true
  if (other.op === 'not' && excludes(one, other.of)) return true
  if (other.op === 'or' && other.of.some((each) => implies(one, each))) return true
  if (other.op === 'atLeast' && other.of.filter((each) => implies(one, each)).length >= other.k) return true
  return one.op === 'and' && one.of.some((each) => implies(each, other))
}

const someOf = (expression: Expression, holds: (each: Expression) => boolean): boolean =>
  (expression.op === 'and' && expression.of.some(holds)) ||
  (expression.op === 'or' && expression.of.every(holds))

type Range = Extract<Expression, { op: 'range' }>
const low = ({ min }: Range): number => min ?? -Infinity
const high = ({ max }: Range): number => max ?? Infinity
