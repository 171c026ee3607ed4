import { createContext, type ReactNode, useContext, useMemo } from 'react'
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
import { useSurvey } from '../../kit/audience/survey/use-survey.ts'
import { type ReadBase, readBase } from '../../kit/audience/source/read-base.ts'
import { useEdition } from '../../kit/audience/source/use-edition.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { type CountedPortrait, countPortrait } from './count-portrait.ts'

/** A portrait with the rows that are told: of those that say the same, one. */
export interface Told extends Portrait {
  edition: Edition
  survey: Survey
  baseRule: ReadBase
  told: readonly PortraitRow[]
  /** In order of the frame. */
  sections: readonly string[]
}

interface PortraitWorld {
  edition: Resource<Edition>
  survey: Omit<Resource<Survey>, 'setData'>
  base: ReadBase | null
  counted: Resource<CountedPortrait | NoPortrait>
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
  const edition = useEdition(usePlace(PROFILE), pinAt(body, SOURCE))
  const { data: pinned } = edition
  const survey = useSurvey(pinned ? { dataset: pinned.dataset, version: pinned.datasetVersion } : null)
  const text = textAt(body, 'base')
  const base = useMemo(
    () => (pinned && survey.data ? readBase(text || pinned.base, survey.data.frame) : null),
    [text, pinned, survey.data],
  )
  const isCounted = pinned && survey.data && base && !base.problem
  const counted = useResource(
    isCounted ? `portrait ${pinned.id}@${pinned.version} ${JSON.stringify(base.expression)}` : null,
    (signal) => {
      const { slices, weight, expression } = pinned!
      return countPortrait(survey.data!, { slices, weight, base: base!.expression }, expression, signal)
    },
  )
  const told = useTold(pinned, survey.data, base, counted.data)
  return (
    <PortraitWorldContext value={{ edition, survey, base, counted, told }}>{children}</PortraitWorldContext>
  )
}

function useTold(
  edition: Edition | undefined,
  survey: Survey | undefined,
  base: ReadBase | null,
  counted: CountedPortrait | NoPortrait | undefined,
): Told | null {
  const body = useBody()
  const pinned = [...pinnedOf(body)].toSorted().join(' ')
  return useMemo(() => {
    if (!edition || !survey || !base || !counted || 'refused' in counted) return null
    const { portrait, overlaps } = counted
    const kept = new Set(pinned.split(' '))
    const further = portrait.rows.slice(COMPARED_MAX).filter(({ id }) => kept.has(id))
    const told = [...withoutCorrelated(portrait.rows.slice(0, COMPARED_MAX), overlaps, kept), ...further]
    const folders = survey.frame.map(({ folder }) => folder.split('/')[0]!)
    const sections = [...new Set(folders)].filter((name) =>
      told.some(({ answer }) => sectionOf(answer) === name),
    )
    return { ...portrait, edition, survey, baseRule: base, told, sections }
  }, [edition, survey, base, counted, pinned])
}
