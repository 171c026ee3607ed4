import type { DutyRuleLine } from './wire-checks.ts'

/** The rules that somebody breaks who holds all of these in one agency; permissions are bare. */
export const brokenRules = <Rule extends Pick<DutyRuleLine, 'first' | 'second'>>(
  rules: readonly Rule[],
  held: ReadonlySet<string>,
): Rule[] =>
  rules.filter(
    ({ first, second }) => first.some((one) => held.has(one)) && second.some((one) => held.has(one)),
  )
