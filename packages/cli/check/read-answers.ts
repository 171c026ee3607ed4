import { readFileSync } from 'node:fs'
import type { AnswerApi } from './page-server.ts'

/**
 * Answers from a file: `{ "GET /api/scorecards/brands/*": { "data": [] } }`, where `*` stands for anything, and a path
 * alone for GET.
 */
export function readAnswers(file: string): AnswerApi {
  const table = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  const lines = Object.entries(table).map(([call, body]) => ({ pattern: patternOf(call), body }))
  return ({ method, url }) => {
    const { pathname, search } = new URL(url)
    const line = lines.find(({ pattern }) =>
      [pathname, pathname + search].some((path) => pattern.test(`${method} ${path}`)),
    )
    return line && Response.json(line.body)
  }
}

const patternOf = (call: string): RegExp =>
  new RegExp(
    `^${(call.startsWith('/') ? `GET ${call}` : call).replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`,
  )
