/** A JSON body, a `Response`, or a function of the request's body and address that gives either. */
type Answer = unknown

/**
 * A `fetch` that answers from a table, for the servers around a mini-app: `answering({ 'GET /api/x': { data: [] } })`.
 * A key's path may be a pattern with `*`. A value is the JSON body, a `Response`, or a function of the request's body.
 */
export function answering(
  table: Record<string, Answer>,
): (input: string, init?: RequestInit) => Promise<Response> {
  const lines = Object.entries(table).map(([key, answer]) => ({ pattern: patternOf(key), answer }))
  return async (input, init) => {
    const request = `${init?.method ?? 'GET'} ${input}`
    const line = lines.find(({ pattern }) => pattern.test(request))
    if (!line) throw new TypeError(`No answer for ${request}`)
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const value: unknown = typeof line.answer === 'function' ? await line.answer(body, input) : line.answer
    init?.signal?.throwIfAborted()
    return value instanceof Response ? value.clone() : Response.json(value)
  }
}

/** An RFC 9457 answer. */
export function problem(status: number, title: string, detail?: string): Response {
  const body = JSON.stringify({ type: 'about:blank', title, status, detail })
  return new Response(body, { status, headers: { 'content-type': 'application/problem+json' } })
}

const patternOf = (key: string) =>
  new RegExp(`^${key.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^ ]*')}$`)
