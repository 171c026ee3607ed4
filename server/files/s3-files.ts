import { logFailure } from '../failures/log-failure.ts'
import { refusal } from './refusals.ts'
import type { S3Settings } from '../configuration/s3-settings.ts'
import type { FileStore } from './file-store.ts'
import { type RequestToSign, signedHeaders } from './sign-request.ts'

/** How long the store may take to answer; sending it 10 MB over a slow line fits in. */
const S3_ANSWER_MS = 60_000

/** Keeps files in a bucket of any S3-compatible store, addressed by path as all of them understand it. */
export function s3Files(settings: S3Settings, answerMs = S3_ANSWER_MS): FileStore {
  const { endpoint, bucket } = settings

  /** @throws Refusal where the store does not answer as it should; why is in the log */
  const ask = async (method: RequestToSign['method'], id: string, body?: Uint8Array): Promise<Response> => {
    const url = new URL(`${endpoint}/${bucket}/${id}`)
    const headers = signedHeaders({ method, url, ...(body && { body }) }, settings, new Date())
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new Error(`no answer within ${answerMs} ms`)), answerMs)
    try {
      const sent = { method, headers, signal: late.signal, ...(body && { body: Buffer.from(body) }) }
      const response = await fetch(url, sent)
      if (!response.ok)
        throw new Error(`answered ${response.status}: ${(await response.text()).slice(0, 500)}`)
      return response
    } catch (error) {
      logFailure(`The store of files: ${method} ${url.href}`, error)
      throw refusal('files-away')
    } finally {
      // once it answers, the person's own line decides how long the file takes: 10 MB on a train are more than a minute
      clearTimeout(timer)
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
