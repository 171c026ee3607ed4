import type { ApprovedCurve } from '../../domain/curves/wire.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { usePlaces } from './use-curve-lines.ts'

/** Every approved version of the agency's curves and the brand's. */
export function useApproved(): Resource<readonly ApprovedCurve[]> {
  const curves = useApi('curves')
  const { brandId } = usePlaces()
  return useResource(`approved of ${brandId}`, (signal) =>
    curves.get<readonly ApprovedCurve[]>(`/${brandId}/approved`, signal),
  )
}
