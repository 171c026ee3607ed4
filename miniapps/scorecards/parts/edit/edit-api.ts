import type { MiniAppPortal } from '../../../../shell/contract/mini-app.ts'
import { shownLanguage } from '../../../../shell/contract/words.ts'
import { SCORECARD_DRAFT } from '../../../domain/scorecards/draft/scorecard-draft.ts'
import type { LiveScorecard } from '../../../domain/scorecards/draft/live-scorecard.ts'
import type { DocumentRow } from '../../../domain/document/wire.ts'
import { apiOf } from '../../../kit/bridge/api-of.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { listDocuments } from '../../../kit/document/list-documents.ts'

/** An audit of the agency: what is published, and the draft that somebody has begun. */
export interface EditableAudit extends LiveScorecard {
  draft: DocumentRow | null
}

export async function editableAudits(
  portal: MiniAppPortal,
  agency: string,
  signal?: AbortSignal,
): Promise<readonly EditableAudit[]> {
  const path = withQuery(`/agencies/${encodeURIComponent(agency)}/scorecards`, { language: shownLanguage() })
  const [live, { data: drafts }] = await Promise.all([
    apiOf(portal, 'scorecards').get<readonly LiveScorecard[]>(path, signal),
    listDocuments(portal, SCORECARD_DRAFT, { place: [agency], status: ['open'] }, signal),
  ])
  return live.map((audit) => ({
    ...audit,
    draft: drafts.find(({ columns }) => columns['scorecard'] === audit.scorecard.id) ?? null,
  }))
}
