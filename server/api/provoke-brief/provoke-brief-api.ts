import { BRIEF } from '../../../miniapps/domain/provoke-brief/brief.ts'
import { nameVersion } from '../../documents/named-versions.ts'
import { documentKind } from '../kit/document-kind.ts'
import { documentsAlone } from '../kit/documents-alone.ts'
import { addBriefs } from './sample/add-briefs.ts'

/** Each approval keeps what was approved as a version, `v1`, `v2`. */
const BRIEFS = documentKind({
  definition: BRIEF,
  facts: () => Promise.resolve(null),
  sets: async (_sql, action, { body }): Promise<Readonly<Record<string, number>>> =>
    action === 'approve' ? { approvals: Number(body['approvals'] ?? 0) + 1 } : {},
  acted: async (sql, action, { id, body, by }) => {
    if (action === 'approve') await nameVersion(sql, id, `v${Number(body['approvals'])}`, by)
  },
})

export const provokeBriefApi = documentsAlone({
  noun: 'provoke-brief',
  documents: [BRIEFS],
  addSample: addBriefs,
})
