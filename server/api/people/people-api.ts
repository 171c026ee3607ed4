import type { Api } from '../kit/api.ts'
import { people } from './migrations/001-people.ts'
import { identity } from './migrations/002-identity.ts'
import { standing } from './migrations/003-standing.ts'
import { erased } from './migrations/004-erased.ts'
import { sessions } from './migrations/005-sessions.ts'
import { addPeople } from './sample/add-people.ts'
import { userDetails } from './user-details.ts'
import { PEOPLE_REFUSALS } from './refusals.ts'

/** Who there is, and how they like dates and numbers. */
export const peopleApi: Api = {
  noun: 'people',
  path: '/user-details',
  apps: [],
  router: userDetails,
  refusals: PEOPLE_REFUSALS,
  migrations: {
    '001-people': people,
    '002-identity': identity,
    '003-standing': standing,
    '004-erased': erased,
    '005-sessions': sessions,
  },
  aging: [{ keptFor: 'sessions', table: 'person_session', since: 'seen_at' }],
  addSample: addPeople,
}
