import { screenAt } from '../../../kit/bridge/screen-at.ts'

/** What of a draft is looked at. */
export type DraftView = 'questions' | 'about' | 'difference' | 'try'
export const DRAFT_VIEWS: readonly DraftView[] = ['questions', 'about', 'difference', 'try']

/** Where the versions of the audits are edited; with an audit its draft. */
export function editPath(basePath: string, scorecardId?: string, view: DraftView = 'questions'): string {
  if (scorecardId === undefined) return `${basePath}/edit`
  const draft = `${basePath}/edit/${encodeURIComponent(scorecardId)}`
  return view === 'questions' ? draft : `${draft}/${view}`
}

/** Which draft an address leads to, and what of it. */
export function draftAt(tail: string): { scorecardId?: string; view: DraftView } {
  const { params = {} } = screenAt(['/edit/:audit', '/edit/:audit/:view'], tail) ?? {}
  const view = DRAFT_VIEWS.find((each) => each === params['view']) ?? 'questions'
  const scorecardId = params['audit']
  return scorecardId === undefined ? { view } : { scorecardId, view }
}
