import { useMemo } from 'react'
import type { Body } from '../../../domain/document/change.ts'
import type { DocumentDefinition, Reference } from '../../../domain/document/definition.ts'
import { pinAt, pinPath } from '../../../domain/document/pin.ts'
import type { Basis } from '../../../domain/surveys/basis.ts'
import { basisOf } from '../../../domain/surveys/basis-fields.ts'
import type { Resource } from '../../bridge/use-resource.ts'
import { useBody } from '../../document/fields/open-fields.ts'
import { usePlace } from '../../document/page/use-place.ts'
import { type SurveyResource, useSurvey } from '../survey/use-survey.ts'
import { isCountedOn } from './uncounted-editions.tsx'
import { type PinnedEdition, useEditions } from './use-editions.ts'

/** The survey of a map or a galaxy, with the editions that the document pins: all are counted in that survey. */
export interface PinnedSurvey {
  body: Body
  basis: Basis | null
  survey: SurveyResource
  pins: readonly (Reference & { key: string })[]
  editions: Resource<readonly PinnedEdition[]>
  /** Those that the survey can count. */
  own: readonly PinnedEdition[]
  /** Pinned editions that are gone or were counted in other data: they are listed apart from those that are counted. */
  uncounted: readonly PinnedEdition[]
}

const PINS = pinPath('')

/** The survey of the open document, and those of its audiences that can be counted in it. */
export function usePinnedSurvey(of: Pick<DocumentDefinition<null>, 'belongsTo'>): PinnedSurvey {
  const body = useBody()
  const basis = useMemo(() => basisOf(body), [body])
  const survey = useSurvey(basis)
  const pins = Object.keys(body).flatMap((path) => {
    const key = path.slice(PINS.length)
    const pin = path.startsWith(PINS) ? pinAt(body, key) : null
    return pin ? [{ ...pin, key }] : []
  })
  const editions = useEditions(usePlace(of), pins)
  const own = editions.data?.filter(({ edition }) => isCountedOn(edition, basis)) ?? []
  const uncounted = editions.data?.filter((each) => basis && !own.includes(each)) ?? []
  return { body, basis, survey, pins, editions, own, uncounted }
}
