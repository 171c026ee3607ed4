import type { Noun } from '../../../world/noun.ts'
import { insertRows } from '../../../world/insert-rows.ts'
import { demoPeople } from '../../../world/people.ts'
import { PERSON_ROLES, USER_ROLES } from '../../../world/sample-roles.ts'

/** The people of the stories, their colleagues, and some roles. */
export const addPeople: Noun['addSample'] = async (sql, { staff }) => {
  await insertRows(sql, 'person', [...(await demoPeople()), ...staff.map(({ person }) => person)])
  const roles = USER_ROLES.map(({ applicationId, ...role }) => ({ ...role, application_id: applicationId }))
  await insertRows(sql, 'user_role', roles)
  await insertRows(sql, 'person_role', PERSON_ROLES)
}
