import type { MiniAppProps } from '@agency-os/mini-app/preact'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { isLeft, scorecardsOf, type Scorecard } from './scorecards.ts'

export type OfBrand = Pick<MiniAppProps, 'context' | 'portal'>

/** The scorecards of the brand in the context; those of another are loaded when the person changes it. */
export function useScorecards({ context: { workspace }, portal }: OfBrand) {
  const [scorecards, setScorecards] = useState<readonly Scorecard[]>([])
  const [problem, setProblem] = useState('')
  const load = useCallback(() => {
    setProblem('')
    scorecardsOf({ workspace }, portal).then(setScorecards, (error: Error) => {
      if (!isLeft(error)) setProblem(error.message)
    })
  }, [workspace, portal])
  useEffect(load, [load])
  return { scorecards, problem, load }
}
