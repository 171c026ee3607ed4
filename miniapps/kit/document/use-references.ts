import type { References } from '../../domain/document/wire.ts'
import { useApi } from '../bridge/use-api.ts'
import { useResource } from '../bridge/use-resource.ts'

/** Documents that one came from and that were made of it; `newest.version` above `version` says that a newer one is there. */
export function useReferences({ type }: { type: string }, id: string) {
  const documents = useApi('documents')
  const at = `/${type}/${id}/references`
  return useResource(at, (signal) => documents.get<References>(at, signal), at)
}
