import { sql as raw, type Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { agencyOf } from '../../../world/agencies.ts'
import type { Noun } from '../../../world/noun.ts'
import { DATA_SOURCE_PERMISSIONS } from '../../../world/permission-sets.ts'
import { demoId } from '../../../world/people.ts'
import { PLANNING_AGENCY } from '../../../world/planning/clients.ts'
import { publishDataset } from '../publish-dataset.ts'
import { expiredPublication } from './expired-publication.ts'
import { membersPublication } from './members-publication.ts'
import { surveyPublication } from './survey-publication.ts'

const AGENCIES = [PLANNING_AGENCY, 'wavemaker']
const PUBLISHED_AT = new Date('2026-07-06T08:00:00.000Z')
const HOLDERS = ['planner', 'admin'].map((who) => demoId(`${who}@agency.example`))

/** The survey of 2026, members of a client's club, and a survey whose licence is over. */
export const addDatasets: Noun['addSample'] = async (sql) => {
  const published = { by: null, at: PUBLISHED_AT }
  await publishDataset(sql, { ...surveyPublication(), ...published, agencies: AGENCIES })
  await publishDataset(sql, { ...membersPublication(), ...published, agencies: [PLANNING_AGENCY] })
  await publishDataset(sql, { ...expiredPublication(), ...published, agencies: AGENCIES })
  for (const code of AGENCIES) await giveRights(sql, agencyOf(code).az_id)
}

/** Demo planners of an earlier sample world hold them, too. */
const giveRights = (sql: Kysely<Database>, account: string) =>
  raw`update permission_record set permissions = permissions || ${DATA_SOURCE_PERMISSIONS}::text[]
    where account_id = ${account} and person_id = any(${HOLDERS}::text[])
      and not permissions && ${DATA_SOURCE_PERMISSIONS}::text[]`.execute(sql)
