import { mayPinAudience } from '../../editions/may-pin-audience.ts'
import { AUDIENCE_MAP } from '../../../miniapps/domain/audience-maps/audience-map.ts'
import { GALAXY } from '../../../miniapps/domain/galaxies/galaxy.ts'
import { documentKind } from '../kit/document-kind.ts'
import { documentsAlone } from '../kit/documents-alone.ts'
import { addAudienceMaps } from './sample/add-audience-maps.ts'
import { addGalaxies } from './sample/add-galaxies.ts'

export const audienceMapsApi = documentsAlone({
  noun: 'audience-maps',
  documents: [AUDIENCE_MAP, GALAXY].map((definition) =>
    documentKind({ definition, facts: () => Promise.resolve(null), mayPin: mayPinAudience }),
  ),
  after: ['planning-clients', 'audiences'],
  addSample: async (...asked) => {
    await addGalaxies(...asked)
    await addAudienceMaps(...asked)
  },
})
