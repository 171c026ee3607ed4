/** The screens of one audit, by the last part of their path. */
export type AuditScreen = 'intro' | 'questions' | 'result'

/** Where in the mini-app a person is. */
export type Place =
  | { screen: 'overview' | 'summary' | 'nowhere' }
  | { screen: AuditScreen; scorecardId: string }

const PLACES: readonly [RegExp, (scorecardId: string) => Place][] = [
  [/^\/?$/, () => ({ screen: 'overview' })],
  [/^\/summary\/?$/, () => ({ screen: 'summary' })],
  [/^\/scorecard\/([^/]+)(?:\/intro)?\/?$/, (scorecardId) => ({ screen: 'intro', scorecardId })],
  [/^\/scorecard\/([^/]+)\/questions\/?$/, (scorecardId) => ({ screen: 'questions', scorecardId })],
  [/^\/scorecard\/([^/]+)\/result\/?$/, (scorecardId) => ({ screen: 'result', scorecardId })],
]

/** Reads the part of the path behind the mini-app's base path. */
export function placeOf(tail: string): Place {
  for (const [pattern, place] of PLACES) {
    const found = pattern.exec(tail)
    if (found) return place(decoded(found[1] ?? ''))
  }
  return { screen: 'nowhere' }
}

/** In place of a question's id: wherever the person left off. */
export const NEXT_QUESTION = 'next'

/** The address of an audit's screen, at one of its questions if given. */
export function auditPath(
  basePath: string,
  scorecardId: string,
  screen: AuditScreen,
  questionId?: string,
): string {
  const path = `${basePath}/scorecard/${encodeURIComponent(scorecardId)}/${screen}`
  return questionId === undefined ? path : `${path}?question=${encodeURIComponent(questionId)}`
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // a stray percent sign is a name like any other
  }
}
