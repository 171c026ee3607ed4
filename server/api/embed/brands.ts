import * as v from 'valibot'
import { sql as raw } from 'kysely'
import type { EmbedBrand } from '../../../shell/contract/embed.ts'
import { mayWork } from '../kit/agency-standing.ts'
import { holds } from '../kit/app-conditions.ts'
import { brandAccess } from '../kit/brand-access.ts'
import { check } from '../kit/read-json.ts'
import type { CallWorld, Handler } from '../kit/routes.ts'

/** Most brands in one list; people with more find theirs by typing. */
const MOST_BRANDS = 50
/** Nobody types more to find a brand. */
const MOST_WORDS = 8
const MOST_LETTERS = 200

const query = v.object({ search: v.optional(v.pipe(v.string(), v.maxLength(MOST_LETTERS)), '') })

/** Brands that the person may work in, of all their agencies, in the order of their names. */
export const listBrands: Handler = async (world, context) => {
  const words = check(query, context.req.query(), 'query').search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = words
    .slice(0, MOST_WORDS)
    .reduce(
      (asked, word) =>
        asked.where(
          raw<boolean>`strpos(lower(concat_ws(' ', workspace.name, client_name, country_code, country.name)), ${word}) > 0`,
        ),
      brandsOf(world),
    )
  const rows = await found.limit(MOST_BRANDS + 1).execute()
  return { data: rows.slice(0, MOST_BRANDS).map(toBrand), isCut: rows.length > MOST_BRANDS }
}
listBrands.takes = { query }

/** @throws Refusal where the person may not work in it */
export const readBrand: Handler<CallWorld, 'brandId'> = async (world, _context, { brandId }) => {
  await brandAccess(world)(brandId, world.person.id)
  const row = await brandsOf(world).where('workspace.id', '=', brandId).executeTakeFirstOrThrow()
  return { data: toBrand(row) }
}

function brandsOf(world: CallWorld) {
  const { sql, person } = world
  return sql
    .selectFrom('workspace')
    .innerJoin('agency', 'agency.organisations_id', 'workspace.organisations_id')
    .innerJoin('agency_member', 'agency_member.agency_code', 'agency.code')
    .leftJoin('country', 'country.code', 'workspace.country_code')
    .where('agency_member.person_id', '=', person.id)
    .where('workspace.type', '=', 'BRAND')
    .where(holds(world, person.id, 'agency.az_id', 'OsAgencyAccess'))
    .where(mayWork(world, person.id))
    .select(['workspace.id', 'workspace.name', 'client_name', 'workspace.status', 'logo_url', 'country_code'])
    .select('agency.name as agency')
    .orderBy(raw`workspace.name collate "C", workspace.id collate "C"`)
}

type Row = Awaited<ReturnType<ReturnType<typeof brandsOf>['execute']>>[number]

const toBrand = ({ id, name, status, client_name, logo_url, country_code, agency }: Row): EmbedBrand => ({
  id,
  name,
  status,
  agency,
  client: client_name ?? '',
  country: country_code ?? '',
  logo: logo_url ?? '',
})
