import { mayPinAudience } from '../../editions/may-pin-audience.ts'
import { PROFILE } from '../../../miniapps/domain/profiles/profile.ts'
import { documentKind } from '../kit/document-kind.ts'
import { documentsAlone } from '../kit/documents-alone.ts'

export const profilesApi = documentsAlone({
  noun: 'profiles',
  documents: [
    documentKind({ definition: PROFILE, facts: () => Promise.resolve(null), mayPin: mayPinAudience }),
  ],
})
