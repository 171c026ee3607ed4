import { useMemo } from 'react'
import {
  type AnswerRule,
  answersIn,
  suggestionsAsked,
  suggestionsOf,
} from '../../../domain/audience/size/suggestions.ts'
import type { Suggestion } from '../../../domain/audience/suggest.ts'
import { type LastCounted, useLastCounted } from '../../../kit/audience/survey/use-last-counted.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { useBuilderWorld } from '../builder-world.tsx'
import { countSettled } from './use-counted.ts'

interface Suggestions {
  /** A rule for each answer of the survey, by an id. */
  answers: ReadonlyMap<string, AnswerRule>
  found: LastCounted<readonly Suggestion[]>
}

/** Rules that make the audience more distinct or, with a goal, richer in that answer; counted when they are wanted. */
export function useSuggestions(isWanted: boolean, goal: string): Suggestions {
  const { survey, asks, frame, nodes } = useBuilderWorld()
  const answers = useMemo(() => answersIn(frame), [frame])
  const wish = suggestionsAsked(nodes.expression, answers, goal)
  const asked = isWanted && survey.data ? asks(wish.rows, wish.columns) : null
  const counted = useResource(asked && `suggestions ${JSON.stringify(asked)}`, async (signal) =>
    suggestionsOf(await countSettled(survey.data!, asked!, signal), wish),
  )
  return { answers, found: useLastCounted(counted, asked && `suggestions ${goal}`) }
}
