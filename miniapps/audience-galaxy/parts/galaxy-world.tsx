import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import type { Body } from '../../domain/document/change.ts'
import { GALAXY, seedOf, thresholdOf } from '../../domain/galaxies/galaxy.ts'
import { type PinnedSurvey, usePinnedSurvey } from '../../kit/audience/editions/use-pinned-survey.ts'
import { type LastCounted, useLastCounted } from '../../kit/audience/survey/use-last-counted.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { type CountedGalaxy, countGalaxy, nodesOf } from './count-galaxy.ts'
import { layoutHost } from './layout-host.ts'

interface GalaxyWorld extends PinnedSurvey {
  counted: LastCounted<CountedGalaxy>
  questions: readonly string[]
}

const GalaxyWorldContext = createContext<GalaxyWorld | null>(null)

export function useGalaxyWorld(): GalaxyWorld {
  const world = useContext(GalaxyWorldContext)
  if (!world) throw new Error('A part of a galaxy stands outside of GalaxyWorldProvider')
  return world
}

/** Fields below a folder, by the step after it. */
export const fieldsIn = (body: Body, folder: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([path, value]) =>
      path.startsWith(`${folder}/`) && value !== null && value !== false
        ? [[path.slice(folder.length + 1), value]]
        : [],
    ),
  )

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
    (signal) => {
      host.current ??= layoutHost()
      return countGalaxy(survey.data!, { ...asked, basis: basis! }, host.current, signal)
    },
  )
  const isAsked = questions.length + pins.length > uncounted.length
  const counted = useLastCounted(answer, isAsked ? 'galaxy' : null)
  return <GalaxyWorldContext value={{ ...pinned, counted, questions }}>{children}</GalaxyWorldContext>
}
