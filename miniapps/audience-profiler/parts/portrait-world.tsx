import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useStore } from '@nanostores/react'
import type { Edition } from '../../domain/audience/edition.ts'
import { textAt } from '../../domain/document/change.ts'
import { pinAt } from '../../domain/document/pin.ts'
import { COMPARED_MAX } from '../../domain/profiles/limits.ts'
import {
  type NoPortrait,
  type Portrait,
  type PortraitRow,
  sectionOf,
} from '../../domain/profiles/portrait.ts'
import { PROFILE, pinnedOf, SOURCE } from '../../domain/profiles/profile.ts'
import { withoutCorrelated } from '../../domain/profiles/without-correlated.ts'
import type { Survey } from '../../kit/audience/survey/survey.ts'
import { type LastCounted, useLastCounted } from '../../kit/audience/survey/use-last-counted.ts'
import { type SurveyResource, useSurvey } from '../../kit/audience/survey/use-survey.ts'
import { type ReadBase, readBase } from '../../domain/audience/read-base.ts'
import { useEdition } from '../../kit/audience/source/use-edition.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { type CountedPortrait, countPortrait } from './count-portrait.ts'

/** All that a portrait is of: old figures are never told of a newer audience. */
interface PortraitBasis {
  edition: Edition
  survey: Survey
  baseRule: ReadBase
}

/** A portrait with the rows that are told: of those that say the same, one. */
export interface Told extends Portrait, PortraitBasis {
  told: readonly PortraitRow[]
  /** In order of the frame. */
  sections: readonly string[]
}

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
      return { ...of, ...(await countPortrait(of.survey, of.edition, of.baseRule.expression, signal)) }
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

function useTold(counted: Counted | undefined): Told | null {
  const body = useBody()
  const pinned = [...pinnedOf(body)].toSorted().join(' ')
  return useMemo(() => {
    if (!counted || 'refused' in counted) return null
    const { portrait, overlaps, edition, survey, baseRule } = counted
    const kept = new Set(pinned.split(' '))
    const further = [...portrait.rows.slice(COMPARED_MAX), ...portrait.rare].filter(({ id }) => kept.has(id))
    const compared = withoutCorrelated(portrait.rows.slice(0, COMPARED_MAX), overlaps, kept)
    const told = [...compared, ...further].toSorted((one, other) => Math.abs(other.z) - Math.abs(one.z))
    const folders = survey.frame.map(({ folder }) => folder.split('/')[0]!)
    const sections = [...new Set(folders)].filter((name) =>
      told.some(({ answer }) => sectionOf(answer) === name),
    )
    return { ...portrait, edition, survey, baseRule, told, sections }
  }, [counted, pinned])
}
