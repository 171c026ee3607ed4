import { mayPinAudience } from '../../editions/may-pin-audience.ts'
import { PROFILE } from '../../../miniapps/domain/profiles/profile.ts'
import { documentKind } from '../kit/document-kind.ts'
import { documentsAlone } from '../kit/documents-alone.ts'
import { addProfiles } from './sample/add-profiles.ts'

export const profilesApi = documentsAlone({
  noun: 'profiles',
  documents: [
    documentKind({ definition: PROFILE, facts: () => Promise.resolve(null), mayPin: mayPinAudience }),
  ],
  after: ['planning-clients', 'audiences'],
  addSample: addProfiles,
})
