import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'

/**
 * By method and path, where `*` stands for any part: `'GET /api/scorecards/brands/*'`. A value is the JSON body, a
 * `Response`, or a function of the request that gives either.
 */
export type Answers = Readonly<Record<string, unknown>>

/** Answers requests from a table, and passes on those that do not stand in it. */
export const answerFrom =
  (table: Answers, otherwise: MiniAppPortal['fetch']): MiniAppPortal['fetch'] =>
  async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, location.href), init)
    const { pathname } = new URL(request.url)
    const found = Object.entries(table).find(([key]) => patternOf(key).test(`${request.method} ${pathname}`))
    if (!found) return otherwise(input, init)
    const [, answer] = found
    const value: unknown = typeof answer === 'function' ? await answer(request) : answer
    request.signal.throwIfAborted()
    return value instanceof Response ? value.clone() : Response.json(value)
  }

const patternOf = (key: string) =>
  new RegExp(`^${key.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^ ]*')}$`)
