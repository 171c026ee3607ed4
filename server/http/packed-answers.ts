import { BytesKept } from '../api/kit/bytes-kept.ts'
import { answerPacked, ASKED_AGAIN, etagOf, type Packed, packed, packingFor } from '../api/kit/packed.ts'

type Answer<Environment> = (request: Request, environment: Environment) => Response | Promise<Response>

const JSON_TYPE = /^application\/([\w.-]+\+)?json/
/** Of each process. */
const MOST_BYTES = 16 * 2 ** 20

/**
 * What an API answers to GET, compressed, and 304 to a browser that has it already. What was answered before is not packed
 * again. Refusals, streams and what the API has packed itself stay as they are.
 */
export function packedAnswers<Environment>(answer: Answer<Environment>): Answer<Environment> {
  const kept = new BytesKept<Packed>(MOST_BYTES)
  return async (request, environment) => {
    const response = await answer(request, environment)
    const type = response.headers.get('content-type') ?? ''
    const isPacked = response.headers.get('cache-control') === ASKED_AGAIN
    if (request.method !== 'GET' || response.status !== 200 || !JSON_TYPE.test(type) || isPacked)
      return response
    const plain = Buffer.from(await response.arrayBuffer())
    const accepted = request.headers.get('accept-encoding') ?? ''
    const { 'content-length': _length, ...headers } = Object.fromEntries(response.headers)
    const digest = etagOf(plain)
    const etag = headers['etag'] ?? digest // an answer's own says which version of a thing it is
    return answerPacked(request, { ...headers, etag }, async () => {
      const key = `${digest} ${packingFor(accepted)} ${type}`
      const known = kept.get(key)
      if (known) return known
      const form = await packed(plain, type, accepted)
      if (form.encoding) kept.set(key, form, form.body.length)
      return form
    })
  }
}
