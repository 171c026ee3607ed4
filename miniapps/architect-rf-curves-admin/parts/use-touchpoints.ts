import type { StoredDocument } from '../../domain/document/wire.ts'
import { ALL_MARKETS, libraryId } from '../../domain/touchpoints/touchpoint-library.ts'
import { touchpointName, touchpointsOf } from '../../domain/touchpoints/touchpoint.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import { usePlaces } from './use-curve-lines.ts'

/** A touchpoint of the agency's library that wants a curve. */
export interface NamedTouchpoint {
  code: string
  name: string
}

const NONE: readonly NamedTouchpoint[] = []

/** Paid ones that are in use; none where the person may not read the library: then curves are named by their codes. */
export function useTouchpoints(): readonly NamedTouchpoint[] {
  const documents = useApi('documents')
  const { agency } = usePlaces()
  const language = useLanguage()
  const { data } = useResource(`touchpoints of ${agency}`, (signal) =>
    documents
      .get<StoredDocument>(`/touchpoint-library/${libraryId(agency, ALL_MARKETS)}`, signal)
      .catch(() => null),
  )
  if (!data) return NONE
  const body = Object.fromEntries(Object.entries(data.fields).map(([path, { value }]) => [path, value]))
  return touchpointsOf(body)
    .filter(({ active, type }) => active && type === 'paid')
    .map((touchpoint) => ({ code: touchpoint.code, name: touchpointName(touchpoint, language) }))
}
