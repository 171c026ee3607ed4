import { useEffect, useState } from 'react'
import type { MiniAppPortal } from '../../../../shell/contract/mini-app.ts'
import { FILE_CALL_MS } from '../../../domain/document/limits.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { requestBlob } from '../../bridge/request-json.ts'

/** Of each portal the files that were fetched, by their addresses: each is fetched once and let go with the mini-app. */
const fetched = new WeakMap<MiniAppPortal, Map<string, Promise<string>>>()

/** Where the file of a document is. */
export const fileAddress = (type: string, document: string, id: string): string =>
  `/api/documents/${type}/${document}/files/${id}`

/** An address in this page under which a file of the server is shown: no browser sends the token that reading it takes. */
export function fileUrl(portal: MiniAppPortal, address: string): Promise<string> {
  const urls = fetched.get(portal) ?? urlsUntilLeft(portal)
  const url = urls.get(address) ?? load(portal, address)
  urls.set(address, url)
  url.catch(() => urls.delete(address)) // fetched anew when somebody asks again
  return url
}

/** Undefined until it is there, null where it could not be fetched. */
export function useFileUrl(address: string, isWanted: boolean): string | null | undefined {
  const { portal } = useMiniApp()
  const [url, setUrl] = useState<string | null>()
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    const show = (found: string | null) => {
      if (isHere) setUrl(found)
    }
    fileUrl(portal, address).then(show, () => show(null))
    return () => {
      isHere = false
    }
  }, [portal, address, isWanted])
  return url
}

async function load(portal: MiniAppPortal, address: string): Promise<string> {
  return URL.createObjectURL(await requestBlob(portal, address, AbortSignal.timeout(FILE_CALL_MS)))
}

function urlsUntilLeft(portal: MiniAppPortal): Map<string, Promise<string>> {
  const urls = new Map<string, Promise<string>>()
  fetched.set(portal, urls)
  portal.signal.addEventListener('abort', () => {
    for (const url of urls.values()) url.then(URL.revokeObjectURL, () => undefined)
    urls.clear()
  })
  return urls
}
