import { isOwnApi } from '../../api/api-address.ts'
import { isQuestion } from '../../api/shared-answers.ts'

/**
 * Whatever would change something at the portal's own APIs is answered here, with a refusal that says why, until the
 * function that is returned is called. It stands in front of `fetch` itself: no mini-app gets around it by mistake.
 */
export function refuseWrites(sentence: () => string): () => void {
  const ask = window.fetch
  const refusing: typeof fetch = async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    const url = input instanceof Request ? input.url : input.toString()
    return isQuestion({ method }) || !isOwnApi(url) ? ask(input, init) : refusal(sentence())
  }
  window.fetch = refusing
  return () => {
    if (window.fetch === refusing) window.fetch = ask
  }
}

function refusal(detail: string): Response {
  const body = { type: 'urn:agency-os:problem:seeing-as', title: detail, status: 403, detail }
  return new Response(JSON.stringify(body), {
    status: 403,
    headers: { 'content-type': 'application/problem+json' },
  })
}
