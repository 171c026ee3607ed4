import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import { basisOf } from '../../domain/surveys/basis-fields.ts'
import type { Body } from '../../domain/document/change.ts'
import { GALAXY, seedOf, thresholdOf } from '../../domain/galaxies/galaxy.ts'
import type { Basis } from '../../domain/surveys/basis.ts'
import { type LastCounted, useLastCounted } from '../../kit/audience/survey/use-last-counted.ts'
import { type SurveyResource, useSurvey } from '../../kit/audience/survey/use-survey.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { pinAt } from '../../domain/document/pin.ts'
import { isCountedOn } from '../../kit/audience/editions/uncounted-editions.tsx'
import { type PinnedEdition, useEditions } from '../../kit/audience/editions/use-editions.ts'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { type CountedGalaxy, countGalaxy, nodesOf } from './count-galaxy.ts'
import { layoutHost } from './layout-host.ts'

interface GalaxyWorld {
  body: Body
  basis: Basis | null
  survey: SurveyResource
  counted: LastCounted<CountedGalaxy>
  questions: readonly string[]
  editions: Resource<readonly PinnedEdition[]>
  /** Audiences of another survey or version, or gone. */
  uncounted: readonly PinnedEdition[]
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

export const pinsOfGalaxy = (body: Body) =>
  Object.keys(fieldsIn(body, 'pins')).flatMap((key) => {
    const pin = pinAt(body, key)
    return pin ? [{ ...pin, key }] : []
  })

export function GalaxyWorldProvider({ children }: { children: ReactNode }) {
  const body = useBody()
  const basis = useMemo(() => basisOf(body), [body])
  const survey = useSurvey(basis)
  const editions = useEditions(usePlace(GALAXY), pinsOfGalaxy(body))
  const own = editions.data?.filter(({ edition }) => isCountedOn(edition, basis)) ?? []
  const uncounted = editions.data?.filter((each) => basis && !own.includes(each)) ?? []
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
  const isAsked = questions.length + pinsOfGalaxy(body).length > uncounted.length
  const counted = useLastCounted(answer, isAsked ? 'galaxy' : null)
  return (
    <GalaxyWorldContext value={{ body, basis, survey, counted, questions, editions, uncounted }}>
      {children}
    </GalaxyWorldContext>
  )
}
