import * as v from 'valibot'
import { sql as raw } from 'kysely'
import { limitedText } from '../../../miniapps/domain/document/limited-text.ts'
import {
  CODE_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  NAMES_PER_IMPORT,
} from '../../../miniapps/domain/touchpoints/limits.ts'
import {
  type ForeignName,
  IMPORTS_PERMISSION,
  type Mapping,
} from '../../../miniapps/domain/touchpoints/wire.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { fieldMessage, readJson } from '../kit/read-json.ts'
import type { Handler } from '../kit/routes.ts'
import { mayConfigure } from './may-configure.ts'
import { publishedCodes } from './published-library.ts'
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
  {
    names: v.pipe(
      v.array(
        v.strictObject(
          {
            id: v.pipe(v.number('must be a number'), v.safeInteger('must be whole')),
            touchpoint: v.nullable(limitedText(CODE_MAX_CHARACTERS)),
            ignored: v.boolean('must be yes or no'),
          },
          fieldMessage,
        ),
        'must be a list',
      ),
      v.maxLength(NAMES_PER_IMPORT, `must be at most ${NAMES_PER_IMPORT}`),
    ),
  },
  fieldMessage,
)

const LINE = ['id', 'name', 'source', 'touchpoint', 'ignored'] as const

/** Names of the agency and of this brand's files; those of another client's files stay with that client. */
const namesOf = ({ sql, agency, brandId }: BrandWorld) =>
  sql
    .selectFrom('touchpoint_name')
    .select(LINE)
    .select(raw<boolean>`brand_id is not null`.as('ofBrand'))
    .where('agency_code', '=', agency)
    .where((is) => is.or([is('brand_id', 'is', null), is('brand_id', '=', brandId)]))

export const listNames: Handler<BrandWorld, 'brandId'> = async (world, context) => {
  const isOpenOnly = context.req.query('open') === '1'
  const names = namesOf(world).$if(isOpenOnly, (query) =>
    query.where('touchpoint', 'is', null).where('ignored', '=', false),
  )
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
addNames.takes = { body: namesInput }

/** Says of names what they mean, of all that are sent or of none. */
export const mapNames: Handler<BrandWorld, 'brandId'> = async (world, context) => {
  await mayConfigure(world, IMPORTS_PERMISSION)
  const { names } = await readJson(context, mappingInput)
  const known = new Map((await namesOf(world).execute()).map((each) => [each.id, each]))
  mustBeClear(names)
  if (names.some(({ id }) => !known.has(id))) throw refusal('touchpoint-name-not-found')
  await mustKnow(world, names)
  if (names.length)
    await raw`update touchpoint_name set touchpoint = sent.touchpoint, ignored = sent.ignored
      from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as sent (id integer, touchpoint text, ignored boolean)
      where touchpoint_name.id = sent.id`.execute(world.sql)
  return { data: names.map((each) => ({ ...known.get(each.id)!, ...each })) satisfies ForeignName[] }
}
mapNames.takes = { body: mappingInput }

/** @throws Refusal that names the row of a name that would mean two things */
function mustBeClear(names: readonly Mapping[]): void {
  const seen = new Set<number>()
  for (const [place, { id, touchpoint, ignored }] of names.entries()) {
    if (seen.has(id) || (ignored && touchpoint !== null))
      throw refusal('touchpoint-name-said-twice', { row: place + 1 })
    seen.add(id)
  }
}

/** @throws Refusal that names a touchpoint that no published library has */
async function mustKnow(world: BrandWorld, names: readonly Mapping[]): Promise<void> {
  const codes = new Set(names.flatMap(({ touchpoint }) => touchpoint ?? []))
  if (codes.size === 0) return
  const known = await publishedCodes(world)
  for (const touchpoint of codes)
    if (!known.has(touchpoint)) throw refusal('touchpoint-not-in-library', { touchpoint })
}
