import { logFailure } from '../failures/log-failure.ts'
import { Refusal } from '../api/kit/refusal.ts'
import type { S3Settings } from '../configuration/s3-settings.ts'
import type { FileStore } from './file-store.ts'
import { type RequestToSign, signedHeaders } from './sign-request.ts'

/** How long one call to the store may take; sending 10 MB over a slow line fits in. */
const S3_CALL_MS = 60_000

/** Keeps files in a bucket of any S3-compatible store, addressed by path as all of them understand it. */
export function s3Files(settings: S3Settings): FileStore {
  const { endpoint, bucket } = settings

  /** @throws Refusal where the store does not answer as it should; why is in the log */
  const ask = async (method: RequestToSign['method'], id: string, body?: Uint8Array): Promise<Response> => {
    const url = new URL(`${endpoint}/${bucket}/${id}`)
    const headers = signedHeaders({ method, url, ...(body && { body }) }, settings, new Date())
    const signal = AbortSignal.timeout(S3_CALL_MS)
    try {
      const response = await fetch(url, { method, headers, signal, ...(body && { body: Buffer.from(body) }) })
      if (!response.ok)
        throw new Error(`answered ${response.status}: ${(await response.text()).slice(0, 500)}`)
      return response
    } catch (error) {
      logFailure(`The store of files: ${method} ${url.href}`, error)
      throw new Refusal('files-away')
    }
  }

  return {
    name: 's3',
    async write(id, bytes) {
      await ask('PUT', id, bytes)
    },
    async read(id) {
      return (await ask('GET', id)).body!
    },
    async remove(id) {
      await ask('DELETE', id)
    },
  }
}
