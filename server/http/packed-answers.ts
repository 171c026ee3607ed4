import { isHeld, sendable } from './send.ts'

type Answer<Environment> = (request: Request, environment: Environment) => Response | Promise<Response>

/** Stored by the person's own browser, which asks each time whether it still holds. */
const ASKED_AGAIN = 'private, no-cache'

const JSON_TYPE = /^application\/([\w.-]+\+)?json/

/**
 * What an API answers to GET, compressed, and 304 to a browser that has it already. It differs by person: a browser that
 * keeps the answer of one never takes it for another's, whatever it is told about its cache. Refusals and streams stay as they are.
 */
export function packedAnswers<Environment>(answer: Answer<Environment>): Answer<Environment> {
  return async (request, environment) => {
    const response = await answer(request, environment)
    const type = response.headers.get('content-type') ?? ''
    if (request.method !== 'GET' || response.status !== 200 || !JSON_TYPE.test(type)) return response
    const packed = sendable(Buffer.from(await response.arrayBuffer()), type, ASKED_AGAIN, {
      keepsBest: false,
    })
    const { body } = packed
    const headers = new Headers(response.headers)
    const etag = headers.get('etag') ?? packed.etag // an answer's own says which version of a thing it is
    headers.set('cache-control', ASKED_AGAIN)
    headers.set('etag', etag)
    headers.append('vary', 'Authorization, Accept-Encoding')
    headers.delete('content-length')
    if (isHeld(etag, request.headers.get('if-none-match') ?? ''))
      return new Response(null, { status: 304, headers })
    const form = await body.for(request.headers.get('accept-encoding') ?? '')
    if (form.encoding) headers.set('content-encoding', form.encoding)
    return new Response(new Uint8Array(form.body), { headers })
  }
}
