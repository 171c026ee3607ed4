import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'
import { DOCUMENT_CALL_MS, FILE_CALL_MS, MAX_BYTES_AFTER_LEAVING } from '../../domain/document/limits.ts'
import { requestJson, RequestError } from '../bridge/request-json.ts'
import type { AskDocuments } from './document-client.ts'

const ADDRESS = '/api/documents/'

/** Asks the documents' API through whichever portal is there when it is asked. */
export const askThrough =
  (portalNow: () => MiniAppPortal): AskDocuments =>
  (path, { method, body } = {}) =>
    requestJson(portalNow(), ADDRESS + path, {
      method: method ?? 'GET',
      body,
      signal: AbortSignal.timeout(body instanceof Blob ? FILE_CALL_MS : DOCUMENT_CALL_MS),
      keepalive: method === 'PATCH' && new Blob([JSON.stringify(body)]).size < MAX_BYTES_AFTER_LEAVING,
    })

/** Opens a stream of server-sent events. @throws RequestError where the API refuses */
export async function openStream(
  portal: MiniAppPortal,
  path: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await portal.fetch(ADDRESS + path, { headers: { accept: 'text/event-stream' }, signal })
  if (!response.ok || !response.body) throw new RequestError(path, response.status)
  return response.body
}
