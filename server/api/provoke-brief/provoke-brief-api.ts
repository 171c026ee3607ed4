import { BRIEF } from '../../../miniapps/domain/provoke-brief/brief.ts'
import { documentKind } from '../kit/document-kind.ts'
import { documentsAlone } from '../kit/documents-alone.ts'
import { addBriefs } from './sample/add-briefs.ts'

export const provokeBriefApi = documentsAlone({
  noun: 'provoke-brief',
  documents: [documentKind({ definition: BRIEF, facts: () => Promise.resolve(null) })],
  addSample: addBriefs,
})
