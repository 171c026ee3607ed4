import { cellFigures } from '../../crosstab/cell-figures.ts'
import type { CountedCell, CountedTable } from '../../surveys/counting.ts'
import { type Frame, isCoded } from '../../surveys/frame.ts'
import type { Expression } from '../expression.ts'
import { leavesOf } from '../leaves.ts'
import { type Candidate, suggest, type Suggestion } from '../suggest.ts'

const SHOWN = 8

export type AnswerRule = Extract<Expression, { op: 'in' }>

const idOf = ({ variable, codes }: AnswerRule): string => `${variable}=${codes.join()}`

/** A rule for each answer of a survey, by an id. */
export const answersIn = (frame: Frame): ReadonlyMap<string, AnswerRule> =>
  new Map(
    frame
      .filter(isCoded)
      .flatMap(({ name, codes }) =>
        codes
          .filter(({ missing, net }) => !missing && !net)
          .map(({ code }): AnswerRule => ({ op: 'in', variable: name, codes: [code] })),
      )
      .map((rule) => [idOf(rule), rule]),
  )

/** Questions to count before rules can be suggested: `rows` by `columns`. */
export interface SuggestionsAsked {
  rules: readonly AnswerRule[]
  /** Answer that the audience is to be richer in. */
  goal: AnswerRule | undefined
  rows: readonly Expression[]
  columns: readonly Expression[]
}

/** Rules of questions that the audience does not ask yet. @param goal id of an answer; any other text is none */
export function suggestionsAsked(
  expression: Expression,
  answers: ReadonlyMap<string, AnswerRule>,
  goal: string,
): SuggestionsAsked {
  const used = new Set(leavesOf(expression).flatMap((rule) => ('variable' in rule ? rule.variable : [])))
  const wanted = answers.get(goal)
  const rules = [...answers.values()].filter(
    ({ variable }) => !used.has(variable) && variable !== wanted?.variable,
  )
  return {
    rules,
    goal: wanted,
    rows: wanted ? [...rules, wanted] : rules,
    columns: wanted ? [expression, { op: 'and', of: [expression, wanted] }] : [expression],
  }
}

/** Without a goal the index is that of the rule itself, else that of the goal among those whom the rule leaves. */
export function suggestionsOf(
  { cells }: CountedTable,
  { rules, goal }: SuggestionsAsked,
): readonly Suggestion[] {
  const base = cells.at(-1)!
  const [audience, total] = [base[0], base.at(-1)]
  if (!audience || !total) return []
  const ofGoal = goal && cells[rules.length]!
  const indexOf = (cell: CountedCell, column: CountedCell, row: CountedCell) =>
    cell && column && row ? cellFigures({ cell, column, row, total, scale: 1 }).index : null
  const candidates = rules.map((rule, at): Candidate => {
    const [inAudience, withGoal] = cells[at]!
    const index = ofGoal
      ? indexOf(withGoal!, inAudience!, ofGoal.at(-1)!)
      : indexOf(inAudience!, audience, cells[at]!.at(-1)!)
    return { id: idOf(rule), both: inAudience ?? null, index }
  })
  const index = (ofGoal ? indexOf(base[1]!, audience, ofGoal.at(-1)!) : 100) ?? 100
  return suggest({ audience, index, candidates, most: SHOWN })
}
