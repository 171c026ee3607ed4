import { useMemo } from 'react'
import type { Expression } from '../../../domain/audience/expression.ts'
import { leavesOf } from '../../../domain/audience/leaves.ts'
import { type Candidate, suggest, type Suggestion } from '../../../domain/audience/suggest.ts'
import { cellFigures } from '../../../domain/crosstab/cell-figures.ts'
import type { CountedCell, CountedTable } from '../../../domain/surveys/counting.ts'
import { type Frame, isCoded } from '../../../domain/surveys/frame.ts'
import { type LastCounted, useLastCounted } from '../../../kit/audience/survey/use-last-counted.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { useBuilderWorld } from '../builder-world.tsx'
import { countSettled } from './use-counted.ts'

const SHOWN = 8

export type AnswerRule = Extract<Expression, { op: 'in' }>

export interface Suggestions {
  /** A rule for each answer of the survey, by an id. */
  answers: ReadonlyMap<string, AnswerRule>
  found: LastCounted<readonly Suggestion[]>
}

/** Rules that make the audience more distinct or, with a goal, richer in that answer; counted when they are wanted. */
export function useSuggestions(isWanted: boolean, goal: string): Suggestions {
  const { survey, asks, frame, nodes } = useBuilderWorld()
  const { expression } = nodes
  const answers = useMemo(() => new Map(answersIn(frame).map((rule) => [idOf(rule), rule])), [frame])
  const used = new Set(leavesOf(expression).flatMap((rule) => ('variable' in rule ? rule.variable : [])))
  const wanted = answers.get(goal)
  const rules = [...answers.values()].filter(
    ({ variable }) => !used.has(variable) && variable !== wanted?.variable,
  )
  const columns = wanted ? [expression, both(expression, wanted)] : [expression]
  const asked = isWanted && survey.data ? asks(wanted ? [...rules, wanted] : rules, columns) : null
  const counted = useResource(asked && `suggestions ${JSON.stringify(asked)}`, async (signal) =>
    suggestionsOf(await countSettled(survey.data!, asked!, signal), rules, wanted),
  )
  return { answers, found: useLastCounted(counted, asked && `suggestions ${goal}`) }
}

const idOf = ({ variable, codes }: AnswerRule): string => `${variable}=${codes.join()}`

const both = (one: Expression, other: Expression): Expression => ({ op: 'and', of: [one, other] })

const answersIn = (frame: Frame): AnswerRule[] =>
  frame
    .filter(isCoded)
    .flatMap(({ name, codes }) =>
      codes
        .filter(({ missing, net }) => !missing && !net)
        .map(({ code }): AnswerRule => ({ op: 'in', variable: name, codes: [code] })),
    )

/** Without a goal the index is that of the rule itself, else that of the goal among those whom the rule leaves. */
function suggestionsOf({ cells }: CountedTable, rules: readonly AnswerRule[], goal: AnswerRule | undefined) {
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
