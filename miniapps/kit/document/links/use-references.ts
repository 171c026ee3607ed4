import { useState } from 'react'
import type { References } from '../../../domain/document/wire.ts'
import { useApi } from '../../bridge/use-api.ts'
import { type Resource, useResource } from '../../bridge/use-resource.ts'
import { useBody, useOpenFields } from '../fields/open-fields.ts'
import { useUnsaved } from '../use-document.ts'

/**
 * Documents that the open one was made from and that were made of it; asked anew once it has stored that it
 * refers to others.
 */
export function useReferences(): Resource<References> {
  const { client, document } = useOpenFields()
  const documents = useApi('documents')
  const body = useBody()
  const { type, id } = document.$about.get()
  const isStored = useUnsaved(client).every((entry) => entry.document !== id)
  const own = JSON.stringify(document.rules.references?.(body))
  const [stored, setStored] = useState(own)
  if (isStored && stored !== own) setStored(own)
  const at = `/${type}/${encodeURIComponent(id)}/references`
  return useResource(at + stored, (signal) => documents.get<References>(at, signal), at)
}
