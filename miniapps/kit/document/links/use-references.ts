import type { References } from '../../../domain/document/wire.ts'
import { useApi } from '../../bridge/use-api.ts'
import { type Resource, useResource } from '../../bridge/use-resource.ts'
import { useBody, useOpenFields } from '../fields/open-fields.ts'

/** What the open document came from and what was made of it; asked anew once it refers to something else. */
export function useReferences(): Resource<References> {
  const { document } = useOpenFields()
  const documents = useApi('documents')
  const body = useBody()
  const { type, id } = document.$about.get()
  const at = `/${type}/${id}/references`
  const own = JSON.stringify(document.rules.references?.(body))
  return useResource(at + own, (signal) => documents.get<References>(at, signal), at)
}
