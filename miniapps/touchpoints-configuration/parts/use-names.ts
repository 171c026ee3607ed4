import type { ForeignName } from '../../domain/touchpoints/wire.ts'
import type { PublishedLibrary } from '../../domain/touchpoints/wire.ts'
import type { Touchpoint } from '../../domain/touchpoints/touchpoint.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import type { Resource } from '../../kit/bridge/use-resource.ts'
import { usePlaces } from './use-libraries.ts'

/** Names of the agency and of this brand's files. */
export const useNames = (): Resource<readonly ForeignName[]> =>
  useAnswer('touchpoints', `/${usePlaces().brandId}/names`, { keptAs: 'names' })

const NONE: readonly Touchpoint[] = []

/** What a name may mean: touchpoints of the published library that are in use. */
export function usePublished(): readonly Touchpoint[] {
  const { data } = useAnswer<PublishedLibrary>('touchpoints', `/${usePlaces().brandId}/library`, {
    keptAs: 'published library',
  })
  return data?.touchpoints ?? NONE
}
