import type { DocumentDefinition } from '../../../domain/document/definition.ts'
import { MAX_LIST_LENGTH } from '../../../domain/document/limits.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { useResource } from '../../bridge/use-resource.ts'
import { listDocuments } from '../list-documents.ts'

/** Documents of a place, as many as one answer holds; none are read while the place is null. */
export function useDocumentRows(of: DocumentDefinition<null>, place: string | null, sort?: string) {
  const { portal } = useMiniApp()
  const { data, ...state } = useResource(
    place,
    (signal) =>
      listDocuments(portal, of, { place: [place!], limit: MAX_LIST_LENGTH, ...(sort && { sort }) }, signal),
    `${of.type} list`,
  )
  return { rows: data?.data, ...state }
}
