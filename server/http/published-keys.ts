import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Assertions } from '../assertions/assertions.ts'
import { sendText } from './send.ts'

/** Short: a back end that meets a key that it doesn't know asks again. */
const KEPT_S = 300

/** The keys by which back ends of others check what this installation signs; anybody may read them. */
export function publishedKeys({ publicKeys }: Pick<Assertions, 'publicKeys'>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' })
    const body = JSON.stringify(await publicKeys())
    response.writeHead(200, {
      'content-type': 'application/jwk-set+json',
      'cache-control': `public, max-age=${KEPT_S}`,
      'access-control-allow-origin': '*',
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}
