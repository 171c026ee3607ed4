import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useMyDocuments } from '../../kit/document/my-documents.ts'
import type { PackTools } from './pack-calls.ts'
import { usePlaces } from './use-curve-lines.ts'

/** For the calls that read and store a pack. */
export function usePackTools(): PackTools {
  const { brandId } = usePlaces()
  const { portal } = useMiniApp()
  return {
    portal,
    documents: useApi('documents'),
    curves: useApi('curves'),
    client: useMyDocuments(),
    brandId,
  }
}
