import type { Kysely } from 'kysely'
import { APP_ROWS, rowOf } from '../../../shell/config/app-rows.ts'
import {
  type EditedPath,
  editedPath,
  type EditedPaths,
  pathOfEdited,
  type PathsInput,
} from '../../../miniapps/domain/onboarding/edited-paths.ts'
import type { OnboardingPath } from '../../../miniapps/domain/onboarding/onboarding-path.ts'
import { PATHS } from '../../../miniapps/domain/onboarding/paths.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Database } from '../../db/schema.ts'
import { refusal } from './refusals.ts'

interface AgencyPaths {
  version: number
  paths: readonly OnboardingPath[]
  isUsual: boolean
}

/** The paths of an agency: what its administrators made of them, else the portal's own. */
export async function pathsOf(sql: Kysely<Database>, agency: string): Promise<AgencyPaths> {
  const row = await sql
    .selectFrom('onboarding_paths')
    .select(['version', 'paths'])
    .where('agency_code', '=', agency)
    .executeTakeFirst()
  return { version: row?.version ?? 0, paths: row?.paths ?? PATHS, isUsual: !row?.paths }
}

/** What built apps and the portal's own paths need, each once. */
const PERMISSIONS: EditedPaths['permissions'] = [
  ...APP_ROWS.flatMap(({ built, needs, title }) =>
    built && needs?.permission ? [{ code: needs.permission, app: title }] : [],
  ),
  ...PATHS.flatMap(({ permission, steps }) =>
    permission ? [{ code: permission, app: rowOf(steps[0]?.app ?? '')?.title ?? permission }] : [],
  ),
].filter(({ code }, at, all) => all.findIndex((each) => each.code === code) === at)

/** As the editor shows them. */
export async function editedPathsOf(sql: Kysely<Database>, agency: string): Promise<EditedPaths> {
  const { version, paths, isUsual } = await pathsOf(sql, agency)
  return {
    version,
    isUsual,
    paths: paths.map(editedPath),
    permissions: PERMISSIONS,
  }
}

/** Puts an agency's paths in the place of those of the version that was seen. @throws Refusal */
export async function changePaths(
  sql: Kysely<Database>,
  agency: { code: string; name: string },
  actor: string,
  { base, paths }: Pick<PathsInput, 'base' | 'paths'>,
): Promise<void> {
  const made = paths && JSON.stringify(paths.map(storedPath))
  await sql.transaction().execute(async (trx) => {
    await trx.selectFrom('agency').select('code').where('code', '=', agency.code).forUpdate().execute()
    const before = await pathsOf(trx, agency.code)
    if (before.version !== base) throw refusal('onboarding-changed-meanwhile')
    const row = { agency_code: agency.code, version: base + 1, paths: made }
    await trx
      .insertInto('onboarding_paths')
      .values(row)
      .onConflict((conflict) => conflict.column('agency_code').doUpdateSet(row))
      .execute()
    const subject = { type: 'agency', id: agency.code, name: agency.name }
    const action = 'onboarding-paths.changed'
    await writeAudit(trx, { actor, action, subject, agency: agency.code, before: before.paths, after: paths })
  })
}

function storedPath(path: EditedPath): OnboardingPath {
  const { permission } = path
  if (permission !== null && !PERMISSIONS.some(({ code }) => code === permission))
    throw refusal('body-not-valid', { problem: `paths cannot be for ${permission}` })
  return pathOfEdited(path, appAt)
}

/** The app that a link opens: the one whose route it begins with, the longest first. */
function appAt(link: string): string | undefined {
  const segments = link.split(/[?#]/)[0]!.split('/')
  const fits = (route: string) =>
    route.split('/').every((part, at) => part.startsWith('{') || part === segments[at])
  return APP_ROWS.flatMap(({ key, routes = [] }) => routes.map((route) => ({ key, route })))
    .filter(({ route }) => fits(route))
    .toSorted((one, other) => other.route.length - one.route.length)[0]?.key
}
