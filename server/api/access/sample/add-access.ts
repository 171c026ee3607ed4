import { type Kysely, sql as raw } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { insertRows } from '../../../world/insert-rows.ts'
import type { Noun } from '../../../world/noun.ts'
import { demoId } from '../../../world/people.ts'
import type { SampleWorld } from '../../../world/sample-world.ts'
import { fitting } from '../grants/group-rules.ts'

const AGENCIES = ['choreograph', 'wavemaker', 'mindshare', 'msix']
const DAY_MS = 86_400_000
const PITCH_TEAM = 6

const BUYER = {
  id: 'role-media-buyer',
  name: 'Media buyer',
  applicationId: 'applications-choreograph',
  countries: [],
  agencies: AGENCIES,
  permissions: [{ key: 'PERMISSIONS', values: ['CartAppAccess', 'MxmzCampaignsAppAccess'] }],
}

/** Groups of each kind in some agencies, a role that ends by itself, and one that has ended. Demo accounts hold what they held. */
export const addAccess: Noun['addSample'] = async (sql, world) => {
  const { applicationId, permissions, ...role } = BUYER
  await insertRows(sql, 'user_role', [{ ...role, application_id: applicationId, permissions }])
  for (const agency of AGENCIES) await addTo(sql, world, agency)
}

async function addTo(sql: Kysely<Database>, { staff, organisations }: SampleWorld, agency: string) {
  const rule = { all: [{ field: 'language' as const, in: ['de'] }] }
  const group = { agency_code: agency, description: '', rule: null, source: 'portal', external_id: null }
  const [speakers, pitch] = [`group-${agency}-german`, `group-${agency}-pitch`]
  await insertRows(sql, 'person_group', [
    { ...group, id: speakers, name: 'German speakers', description: 'Read German briefs', rule },
    { ...group, id: pitch, name: 'Pitch team', description: 'Works on the pitch of this quarter' },
    {
      ...group,
      id: `group-${agency}-planners`,
      name: 'Planners',
      description: 'Follows the identity provider',
      source: 'claims',
      external_id: 'media-planners',
    },
  ])
  await raw`insert into group_member (group_id, person_id, source)
    select ${speakers}, fit.id, 'rule' from (${fitting(agency, rule)}) as fit`.execute(sql)
  const people = staff.filter(({ agencies }) => agencies.includes(agency)).map(({ person }) => person.id)
  const team = people.slice(0, PITCH_TEAM)
  const member = (person_id: string) => ({ group_id: pitch, person_id, source: 'portal' })
  await insertRows(sql, 'group_member', team.map(member))

  const [market] = organisations.find(({ agencyCode }) => agencyCode === agency)?.markets ?? []
  const given = { role_id: BUYER.id, given_by: demoId('admin@agency.example'), given_at: moment(-20) }
  const account = await sql
    .selectFrom('agency')
    .select('az_id')
    .where('code', '=', agency)
    .executeTakeFirstOrThrow()
  const onAgency = { ...given, account_id: account.az_id, below: true }
  const onMarket = { ...given, account_id: market?.az_id ?? account.az_id, below: false }
  await insertRows(sql, 'role_assignment', [
    {
      ...onAgency,
      id: `given-${agency}-1`,
      group_id: pitch,
      expires_at: moment(40),
      reason: 'Until the pitch',
    },
    {
      ...onMarket,
      id: `given-${agency}-2`,
      person_id: people[PITCH_TEAM],
      expires_at: null,
      reason: 'Buys there',
    },
    {
      ...onMarket,
      id: `given-${agency}-3`,
      person_id: people[PITCH_TEAM + 1],
      expires_at: moment(-1),
      reason: 'Stood in for a colleague',
    },
  ])
}

/** Half past five in the afternoon, some days from now. */
function moment(days: number): string {
  const at = new Date(Date.now() + days * DAY_MS)
  at.setUTCHours(17, 30, 0, 0)
  return at.toISOString()
}
