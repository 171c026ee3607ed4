import { screenAt } from '../../kit/bridge/screen-at.ts'

/** The screens of one audit, by the last part of their path. */
export type AuditScreen = 'intro' | 'questions' | 'result' | 'second'

/** The screens of all audits of a brand. */
export type BrandScreen = 'overview' | 'summary' | 'client' | 'import' | 'report' | 'edit' | 'actions'

/** Where in the mini-app a person is. */
export type Place =
  | { screen: BrandScreen | 'nowhere' }
  | { screen: AuditScreen; scorecardId: string; runId?: string }

/** The likeliest click comes first: what it opens is loaded ahead. */
export const PATHS: Readonly<Record<string, BrandScreen | AuditScreen>> = {
  '/': 'overview',
  '/scorecard/:scorecardId': 'intro',
  '/scorecard/:scorecardId/intro': 'intro',
  '/scorecard/:scorecardId/questions': 'questions',
  '/scorecard/:scorecardId/result': 'result',
  '/scorecard/:scorecardId/result/:runId': 'result',
  '/scorecard/:scorecardId/second': 'second',
  '/actions': 'actions',
  '/client': 'client',
  '/edit': 'edit',
  '/edit/:audit': 'edit',
  '/edit/:audit/:view': 'edit',
  '/import': 'import',
  '/report': 'report',
  '/summary': 'summary',
}

/** Reads the part of the path behind the mini-app's base path. */
export function placeOf(tail: string): Place {
  const { path = '', params } = screenAt(Object.keys(PATHS), tail) ?? {}
  const screen = PATHS[path] ?? 'nowhere'
  const { scorecardId, runId } = params ?? {}
  return scorecardId === undefined
    ? { screen: screen as BrandScreen | 'nowhere' }
    : { screen: screen as AuditScreen, scorecardId, ...(runId !== undefined && { runId }) }
}

/** The address of a result that was submitted, which stays when the audit is repeated. */
export const resultPath = (basePath: string, scorecardId: string, runId: string): string =>
  `${auditPath(basePath, scorecardId, 'result')}/${encodeURIComponent(runId)}`

/** In place of a question's id: wherever the person left off. */
export const NEXT_QUESTION = 'next'

/** The address of an audit's screen, at one of its questions if given. */
export function auditPath(
  basePath: string,
  scorecardId: string,
  screen: AuditScreen | `result/${string}`,
  questionId?: string,
): string {
  const path = `${basePath}/scorecard/${encodeURIComponent(scorecardId)}/${screen}`
  return questionId === undefined ? path : `${path}?question=${encodeURIComponent(questionId)}`
}
