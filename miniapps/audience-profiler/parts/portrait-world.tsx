import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useStore } from '@nanostores/react'
import type { Edition } from '../../domain/audience/edition.ts'
import { textAt } from '../../domain/document/change.ts'
import { pinAt } from '../../domain/document/pin.ts'
import { type CountedPortrait, countPortrait } from '../../domain/profiles/count-portrait.ts'
import type { NoPortrait, Portrait } from '../../domain/profiles/portrait.ts'
import { PROFILE, pinnedOf, SOURCE } from '../../domain/profiles/profile.ts'
import { toldOf, type ToldRows } from '../../domain/profiles/told.ts'
import { countingOf, type Survey } from '../../kit/audience/survey/survey.ts'
import { type LastCounted, useLastCounted } from '../../kit/audience/survey/use-last-counted.ts'
import { type SurveyResource, useSurvey } from '../../kit/audience/survey/use-survey.ts'
import { type ReadBase, readBase } from '../../domain/audience/read-base.ts'
import { useEdition } from '../../kit/audience/source/use-edition.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'

/** All that a portrait is of: old figures are never told of a newer audience. */
interface PortraitBasis {
  edition: Edition
  survey: Survey
  baseRule: ReadBase
}

/** A portrait with the rows that are told. */
export interface Told extends Portrait, PortraitBasis, ToldRows {}

type Counted = PortraitBasis & (CountedPortrait | NoPortrait)

interface PortraitWorld {
  edition: Resource<Edition>
  survey: SurveyResource
  base: ReadBase | null
  counted: LastCounted<Counted>
  told: Told | null
}

const PortraitWorldContext = createContext<PortraitWorld | null>(null)

export function usePortraitWorld(): PortraitWorld {
  const world = useContext(PortraitWorldContext)
  if (!world) throw new Error('A part of a portrait stands outside of PortraitWorldProvider')
  return world
}

export function PortraitWorldProvider({ children }: { children: ReactNode }) {
  const body = useBody()
  const { id } = useStore(useOpenFields().document.$about)
  const edition = useEdition(usePlace(PROFILE), pinAt(body, SOURCE))
  const { data: pinned } = edition
  const survey = useSurvey(pinned ? { dataset: pinned.dataset, version: pinned.datasetVersion } : null)
  const text = textAt(body, 'base')
  const base = useMemo(
    () => (pinned && survey.data ? readBase(text || pinned.base, survey.data.frame) : null),
    [text, pinned, survey.data],
  )
  const isCounted = pinned && survey.data && base && !base.problem
  const found = useResource(
    isCounted ? `portrait ${pinned.id}@${pinned.version} ${JSON.stringify(base.expression)}` : null,
    async (signal): Promise<Counted> => {
      const of = { edition: pinned!, survey: survey.data!, baseRule: base! }
      return { ...of, ...(await portraitIn(of, signal)) }
    },
  )
  // one after the other: whatever is missing or has failed keeps the portrait from coming
  const { error, loading, reload } = !pinned ? edition : !survey.data ? survey : found
  const counted = useLastCounted(
    { data: found.data, error, loading, reload },
    pinAt(body, SOURCE) && !base?.problem ? id : null,
  )
  const told = useTold(counted.data)
  return (
    <PortraitWorldContext value={{ edition, survey, base, counted, told }}>{children}</PortraitWorldContext>
  )
}

const portraitIn = ({ survey, edition, baseRule }: PortraitBasis, signal: AbortSignal) =>
  countPortrait(countingOf(survey, signal), survey.frame, edition, baseRule.expression)

function useTold(counted: Counted | undefined): Told | null {
  const body = useBody()
  const pinned = [...pinnedOf(body)].toSorted().join(' ')
  return useMemo(() => {
    if (!counted || 'refused' in counted) return null
    const { portrait, edition, survey, baseRule } = counted
    const rows = toldOf(counted, new Set(pinned.split(' ')), survey.frame)
    return { ...portrait, edition, survey, baseRule, ...rows }
  }, [counted, pinned])
}
