import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { type CountedGalaxy, countGalaxy, nodesOf } from '../../domain/galaxies/count-galaxy.ts'
import { fieldsIn, GALAXY, seedOf, thresholdOf } from '../../domain/galaxies/galaxy.ts'
import type { Basis } from '../../domain/surveys/basis.ts'
import { type PinnedSurvey, usePinnedSurvey } from '../../kit/audience/editions/use-pinned-survey.ts'
import { countingOf, type Survey } from '../../kit/audience/survey/survey.ts'
import { type LastCounted, useLastCounted } from '../../kit/audience/survey/use-last-counted.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { layoutHost } from './layout-host.ts'

/** A galaxy with all that it was counted by. */
export interface ShownGalaxy extends CountedGalaxy {
  survey: Survey
  basis: Basis
}

interface GalaxyWorld extends PinnedSurvey {
  counted: LastCounted<ShownGalaxy>
  questions: readonly string[]
  /** Audiences and answers that are asked for. */
  asked: number
}

const GalaxyWorldContext = createContext<GalaxyWorld | null>(null)

export function useGalaxyWorld(): GalaxyWorld {
  const world = useContext(GalaxyWorldContext)
  if (!world) throw new Error('A part of a galaxy stands outside of GalaxyWorldProvider')
  return world
}

export function GalaxyWorldProvider({ children }: { children: ReactNode }) {
  const pinned = usePinnedSurvey(GALAXY)
  const { body, basis, survey, pins, editions, own, uncounted } = pinned
  const questions = Object.keys(fieldsIn(body, 'questions'))
  const merged = fieldsIn(body, 'merged') as Readonly<Record<string, string>>
  const host = useRef<ReturnType<typeof layoutHost>>(undefined)
  useEffect(() => () => host.current?.end(), [])
  const nodes = survey.data ? nodesOf(survey.data.frame, questions, own) : []
  const asked = { basis, nodes, threshold: thresholdOf(body), seed: seedOf(body), merged }
  const answer = useResource(
    survey.data && basis && editions.data && nodes.length > 0 ? JSON.stringify(asked) : null,
    async (signal): Promise<ShownGalaxy> => {
      const placing = (host.current ??= layoutHost())
      const by = { survey: survey.data!, basis: basis! }
      const galaxy = await countGalaxy(countingOf(by.survey, signal), { ...asked, ...by }, (graph) =>
        placing.call('layout', graph, { signal }),
      )
      return { ...galaxy, ...by }
    },
  )
  const isAsked = questions.length + pins.length > uncounted.length
  const counted = useLastCounted(answer, isAsked ? 'galaxy' : null)
  return (
    <GalaxyWorldContext value={{ ...pinned, counted, questions, asked: nodes.length }}>
      {children}
    </GalaxyWorldContext>
  )
}
