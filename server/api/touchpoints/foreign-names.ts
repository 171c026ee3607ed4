import * as v from 'valibot'
import { sql as raw } from 'kysely'
import { limitedText } from '../../../miniapps/domain/document/limited-text.ts'
import {
  CODE_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  NAMES_PER_IMPORT,
} from '../../../miniapps/domain/touchpoints/limits.ts'
import type { ForeignName } from '../../../miniapps/domain/touchpoints/wire.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { fieldMessage, readJson } from '../kit/read-json.ts'
import type { Handler } from '../kit/routes.ts'
import { mayConfigure } from './may-configure.ts'
import { knowsTouchpoint } from './published-library.ts'
import { refusal } from './refusals.ts'

const text = v.pipe(limitedText(NAME_MAX_CHARACTERS), v.trim(), v.nonEmpty('must not be empty'))
const namesInput = v.strictObject(
  {
    names: v.pipe(
      v.array(v.strictObject({ name: text, source: text }, fieldMessage), 'must be a list'),
      v.maxLength(NAMES_PER_IMPORT, `must be at most ${NAMES_PER_IMPORT}`),
    ),
  },
  fieldMessage,
)
const mappingInput = v.strictObject(
  { touchpoint: v.nullable(limitedText(CODE_MAX_CHARACTERS)) },
  fieldMessage,
)

const LINE = ['id', 'name', 'source', 'touchpoint'] as const

/** Names come with imported plans: what they mean is the business of those who may import. */
const IMPORTS_PERMISSION = 'MXMZ_CUSTOM_MEDIA_PLAN_UPLOAD'

/** Names of the agency and of this brand's files; another client's name vendors that are nobody else's business. */
const namesOf = ({ sql, agency, brandId }: BrandWorld) =>
  sql
    .selectFrom('touchpoint_name')
    .select(LINE)
    .where('agency_code', '=', agency)
    .where((is) => is.or([is('brand_id', 'is', null), is('brand_id', '=', brandId)]))

export const listNames: Handler<BrandWorld, 'brandId'> = async (world, context) => {
  const isOpenOnly = context.req.query('open') === '1'
  const names = namesOf(world).$if(isOpenOnly, (query) => query.where('touchpoint', 'is', null))
  return { data: await names.orderBy('name').execute() }
}

/** Names of an upload that are not known yet wait here; those that are answer what they mean. */
export const addNames: Handler<BrandWorld, 'brandId'> = async (world, context) => {
  await mayConfigure(world, IMPORTS_PERMISSION)
  const { names } = await readJson(context, namesInput)
  const known = new Set((await namesOf(world).execute()).map(({ name }) => name.toLowerCase()))
  const fresh = names.filter(({ name }) => !known.has(name.toLowerCase()))
  if (fresh.length)
    await raw`insert into touchpoint_name (agency_code, brand_id, name, source)
      select ${world.agency}, ${world.brandId}, name, source
      from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as sent (name text, source text)
      on conflict do nothing`.execute(world.sql)
  const asked = new Set(names.map(({ name }) => name.toLowerCase()))
  const all = await namesOf(world).orderBy('name').execute()
  return { data: all.filter(({ name }) => asked.has(name.toLowerCase())) satisfies ForeignName[] }
}

export const mapName: Handler<BrandWorld, 'brandId' | 'nameId'> = async (world, context, { nameId }) => {
  await mayConfigure(world, IMPORTS_PERMISSION)
  const { touchpoint } = await readJson(context, mappingInput)
  const id = /^\d{1,9}$/.test(nameId) ? Number(nameId) : 0
  const found = await namesOf(world).where('id', '=', id).executeTakeFirst()
  if (!found) throw refusal('touchpoint-name-not-found')
  if (touchpoint !== null && !(await knowsTouchpoint(world, touchpoint)))
    throw refusal('touchpoint-not-in-library', { touchpoint })
  await world.sql.updateTable('touchpoint_name').set({ touchpoint }).where('id', '=', found.id).execute()
  return { data: { ...found, touchpoint } satisfies ForeignName }
}
