import { createHash } from 'node:crypto'
import { type Kysely, type RawBuilder, sql as raw } from 'kysely'
import { canonical } from '../../../miniapps/domain/audience/canonical.ts'
import { audienceRefs, refText } from '../../../miniapps/domain/audience/compose/audience-refs.ts'
import type { Expression } from '../../../miniapps/domain/audience/expression.ts'
import { parseExpression } from '../../../miniapps/domain/audience/parse-expression.ts'
import { variablesIn } from '../../../miniapps/domain/audience/variables-in.ts'
import { type Dataset, FLOOR, ROUNDING_STEP } from '../../../miniapps/domain/surveys/dataset.ts'
import type { Database } from '../../db/schema.ts'
import { EDITIONS, visibleTo } from '../../editions/viewing-brand.ts'
import { measured, type MeasuredSet, type ToldSet } from './measured-set.ts'
import type { OpenCount } from './open-count.ts'
import type { Viewer } from './viewer.ts'

/** Sets of a day that a person's next one is held against, of those that have its size. */
const TOLD_MAX = 500
const TOLD_LIFE = '24 hours'
/** Editions of rounded data have their size by fives. */
const NEAR = FLOOR + ROUNDING_STEP

/** Sets whose sizes count as told: the person's own of a day, and editions, all of them where another one is going to be published. */
export interface Against {
  own: boolean
  editions: 'seen' | 'all'
}

/** Of a dataset's any version: they are measured in the one that is counted. Of most it is known by their sizes that they are not near. */
export async function toldBefore(
  sql: Kysely<Database>,
  viewer: Viewer,
  count: OpenCount,
  against: Against,
  asked: readonly MeasuredSet[],
): Promise<MeasuredSet[]> {
  const { dataset, frame } = count
  const rows = await setsNear(sql, viewer, dataset, against, asked)
  const sets = rows.map(({ slices, expression, base }) => ({
    slices: dataset.slices.flatMap(({ id }) => (slices.includes(id) ? [id] : [])),
    expression: within(base, expression),
  }))
  const names = { frame, audiences: await partsOf(sql, sets) }
  const known = new Set(frame.map(({ name }) => name))
  const told: MeasuredSet[] = []
  for (const set of sets) {
    const questions = variablesIn([set.expression], names.audiences)
    if ([...questions].every((name) => known.has(name)))
      told.push(measured(set, await count.load(sql, set.slices, questions), names))
  }
  return told
}

/** Sets of a size, or with as many others of their slices, as one that is asked or its others. */
async function setsNear(
  sql: Kysely<Database>,
  viewer: Viewer,
  dataset: Dataset,
  against: Against,
  asked: readonly MeasuredSet[],
): Promise<(ToldSet & { base: string })[]> {
  const [ids, people] = [dataset.slices.map(({ id }) => id), dataset.slices.map(({ n }) => n)]
  const sizes = [...new Set(asked.flatMap(({ people: mine, others }) => [mine, others]))]
  // `offset 0`: the few of a size come by its index, where the planner expects many and would read all editions
  const near = (size: RawBuilder<unknown>) => raw`select edition.* from near, lateral (
      select slices, key, expression, base, at from ${EDITIONS} where edition.dataset = ${dataset.id}
        and edition.${size} between least and most and edition.slices <@ ${ids}::text[]
        and ${editionsFor(viewer, against)} offset 0) as edition`
  const { rows } = await raw<ToldSet & { base: string }>`with near as (select least, most
      from unnest(${sizes.map((n) => n - NEAR)}::integer[], ${sizes.map((n) => n + NEAR)}::integer[]) as near (least, most)),
    sized as (${near(raw`n`)} union all ${near(raw`others`)}),
    own as (select slices, expression, at, n, (select sum(slice.n)
        from unnest(${ids}::text[], ${people}::integer[]) as slice (id, n) where slice.id = any(slices)) - n as others
      from dataset_released where ${against.own} and person_id = ${viewer.personId} and dataset = ${dataset.id}
        and at > now() - ${TOLD_LIFE}::interval and slices <@ ${ids}::text[] offset 0)
    select slices, expression, '' as base, at from own
    where exists (select from near where n between least and most or others between least and most)
    union all select slices, (array_agg(expression))[1], base, max(at) from sized group by key collate "C", slices, base
    order by at desc limit ${TOLD_MAX}`.execute(sql)
  return rows
}

/** Outside of any brand those that all brands of the agency may see. */
function editionsFor({ agency, brand }: Viewer, { editions }: Against): RawBuilder<boolean> {
  if (editions === 'all') return raw<boolean>`true`
  if (brand !== null) return visibleTo(brand)
  return raw<boolean>`(edition.status <> 'deleted' and edition.client is null
    and edition.licensed_markets is null and edition.scope = 'agency'
    and home.organisations_id = (select organisations_id from agency where code = ${agency}))`
}

const within = (base: string, expression: Expression): Expression =>
  base ? { op: 'and', of: [parseExpression({ text: base }) as Expression, expression] } : expression

/** Rules of all editions that sets name, by `id@version`, those within them too. */
async function partsOf(sql: Kysely<Database>, sets: readonly ToldSet[]): Promise<Record<string, Expression>> {
  const parts: Record<string, Expression> = {}
  let missing = sets.flatMap(({ expression }) => audienceRefs(expression))
  while (missing.length > 0) {
    const { rows } = await raw<{ key: string; expression: Expression }>`
      select document_id || '@' || version as key, expression from audience_edition
      where document_id = any(${missing.map(({ id }) => id)}::text[])
        and document_id || '@' || version = any(${missing.map(refText)}::text[])`.execute(sql)
    for (const { key, expression } of rows) parts[key] = expression
    missing = rows
      .flatMap(({ expression }) => audienceRefs(expression))
      .filter((ref) => !Object.hasOwn(parts, refText(ref)))
  }
  return parts
}

export async function noteTold(
  sql: Kysely<Database>,
  { personId }: Viewer,
  { dataset: { id, version } }: OpenCount,
  sets: readonly MeasuredSet[],
): Promise<void> {
  await raw`delete from dataset_released
    where person_id = ${personId} and at < now() - ${TOLD_LIFE}::interval`.execute(sql)
  const rows = new Map(sets.map((set) => [keyOf(set), set]))
  if (rows.size === 0) return
  const told = [...rows].map(([key, { slices, expression, people: n }]) => ({ key, slices, expression, n }))
  await raw`insert into dataset_released (person_id, dataset, version, key, slices, expression, n, at)
    select ${personId}, ${id}, ${version}::integer, key, slices, expression, n, now()
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (key text, slices text[], expression jsonb, n integer)
    on conflict (person_id, dataset, version, key) do update set at = excluded.at`.execute(sql)
}

const keyOf = ({ slices, expression }: ToldSet): string =>
  createHash('sha256')
    .update(`${slices.join(' ')} ${canonical({ expression }).key}`)
    .digest('base64url')
