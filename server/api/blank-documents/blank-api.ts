import { BLANK } from '../../../miniapps/domain/blank/blank.ts'
import { documentKind } from '../kit/document-kind.ts'
import { documentsAlone } from '../kit/documents-alone.ts'
import { addSample } from './sample/add-sample.ts'

/** Documents and no tables of their own: `npm run new` makes an API of it. */
export const blankApi = documentsAlone({
  noun: 'blank',
  documents: [documentKind({ definition: BLANK, facts: () => Promise.resolve(null) })],
  addSample,
})
