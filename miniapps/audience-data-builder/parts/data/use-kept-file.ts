import { useCallback, useEffect, useRef } from 'react'
import { DATASET_DRAFT } from '../../../domain/surveys/dataset-draft.ts'
import { MAX_FILE_BYTES } from '../../../domain/document/limits.ts'
import { requestBlob } from '../../../kit/bridge/request-json.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { uploadsOf } from '../../../kit/document/attachments/file-uploads.ts'
import { fileAddress } from '../../../kit/document/attachments/file-urls.ts'
import { useBody, useOpenFields } from '../../../kit/document/fields/open-fields.ts'
import { keysBelow } from '../../../domain/surveys/draft/nets.ts'

/** The file that the server keeps with a draft for thirty days: read again when the draft is opened, replaced by another one. */
export function useKeptFile(read: (file: File) => void, fail: (problem: unknown) => void) {
  const { portal } = useMiniApp()
  const { client, document, isClosed } = useOpenFields()
  const body = useBody()
  const [id] = keysBelow(body, 'files').slice(-1)
  const own = useRef(new Set<string>())
  useEffect(() => {
    if (!id || own.current.has(id)) return
    const stop = new AbortController()
    const { name } = document.body[`files/${id}`] as { name: string }
    requestBlob(portal, fileAddress(DATASET_DRAFT.type, document.$about.get().id, id), stop.signal).then(
      (blob) => read(new File([blob], name)),
      (problem: unknown) => !stop.signal.aborted && fail(problem),
    )
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- each file is read once
  }, [id])
  return useCallback(
    (file: File) => {
      if (isClosed || file.size > MAX_FILE_BYTES) return
      const key = crypto.randomUUID()
      own.current.add(key)
      const before = Object.fromEntries(
        keysBelow(document.body, 'files').map((each) => [`files/${each}`, null]),
      )
      document.set(before)
      void uploadsOf(client).add(document, `files/${key}`, file)
    },
    [client, document, isClosed],
  )
}
