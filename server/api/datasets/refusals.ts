import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

/** Refusals about datasets. None of them says a number of people, which would tell as much as the count that is refused. */
export const DATASET_REFUSALS = {
  'dataset-not-found': [
    404,
    'This dataset does not exist, or it is not licensed to you. Choose another dataset.',
  ],
  'dataset-question-unknown': [
    400,
    'The dataset has no question {name} that you may use. Choose another question.',
  ],
  'dataset-slice-unknown': [400, 'The dataset has no slice {slice}. Choose other markets or waves.'],
  'dataset-weight-unknown': [400, 'The dataset has no weight {weight}. Choose another weight.'],
  'dataset-audience-needs-brand': [
    400,
    'Audiences belong to brands. Choose a brand to count with a saved audience.',
  ],
  'dataset-stays-here': [
    403,
    'The answers of this dataset are counted on the server and are not handed out. Ask for counts.',
  ],
  'dataset-set-too-few': [
    409,
    'Too few people belong to this: a count would tell of them. Widen the base or the audience.',
  ],
  'dataset-set-too-near': [
    409,
    'This differs by only a few people from something that was counted before: the two together would tell of them. Change more than that.',
  ],
  'dataset-upload-closed': [
    403,
    'Publishing data of {country} needs the permission {permission} in that market. Ask an administrator.',
  ],
  'dataset-client-other': [
    403,
    'Data of a client is published from a brand of that client. Choose the brand first.',
  ],
  'dataset-not-readable': [400, 'The data cannot be published: {problem}'],
  'dataset-licence-opens': [
    409,
    'The license would open earlier respondents who are protected. Keep protection, place of counting and client as they are, or stricter.',
  ],
} as const satisfies Refusals

export const refusal = refusing(DATASET_REFUSALS)
