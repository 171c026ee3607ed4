import type { ObservedPoint } from '../../domain/curves/wire.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { usePlaces } from './use-curve-lines.ts'

const NONE: readonly ObservedPoint[] = []

/** The set of points that the curve names; a set is never changed. */
export function usePoints(): Resource<readonly ObservedPoint[]> {
  const curves = useApi('curves')
  const { brandId } = usePlaces()
  const { document } = useOpenFields()
  const { id } = document.$about.get()
  const set = Number(useBody()['points'] ?? 0)
  return useResource(`points ${set} of ${id}`, (signal) =>
    set === 0
      ? Promise.resolve(NONE)
      : curves.get<readonly ObservedPoint[]>(withQuery(`/${brandId}/points`, { curve: id, set }), signal),
  )
}
