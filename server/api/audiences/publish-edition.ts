import type { Kysely } from 'kysely'
import { tagsOf } from '../../../miniapps/domain/audience/audience-document.ts'
import { slicesOf } from '../../../miniapps/domain/surveys/basis-fields.ts'
import { canonical } from '../../../miniapps/domain/audience/canonical.ts'
import { refText, withEditions } from '../../../miniapps/domain/audience/compose/audience-refs.ts'
import { ENGINE } from '../../../miniapps/domain/audience/edition.ts'
import type { Expression } from '../../../miniapps/domain/audience/expression.ts'
import { expressionOf, fieldsOfBody } from '../../../miniapps/domain/audience/nodes-expression.ts'
import { parseExpression } from '../../../miniapps/domain/audience/parse-expression.ts'
import { interval } from '../../../miniapps/domain/crosstab/interval.ts'
import { shareOf } from '../../../miniapps/domain/crosstab/cell-figures.ts'
import { baseFlag, effectiveOf } from '../../../miniapps/domain/crosstab/three-sums.ts'
import { type Body, textAt } from '../../../miniapps/domain/document/change.ts'
import type { CountBasis } from '../../../miniapps/domain/surveys/counting.ts'
import type { Dataset } from '../../../miniapps/domain/surveys/dataset.ts'
import type { Database } from '../../db/schema.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { countAudience } from './count-audience.ts'
import { partsOf } from '../../editions/parts-of.ts'
import { refusal } from '../../editions/refusals.ts'
import { viewingBrand } from '../../editions/viewing-brand.ts'

/** Of the margin's interval. */
const LEVEL = 0.95

interface Published {
  id: string
  body: Body
  place: string
  by: string
  spellings: ApiParts['spellings']
  /** The present moment by default. */
  at?: Date
}

/** Counts an audience on the server and keeps it as its next edition, which never changes. @returns the document's result */
export async function publishEdition(sql: Kysely<Database>, published: Published) {
  const { id, body, place, by, at = new Date() } = published
  const { expression } = expressionOf(fieldsOfBody(body))
  const basis = basisOf(body)
  const counted = await counts(sql, published, expression, basis)
  const { dataset, client, isSensitive, ...figures } = counted
  const sums = { ...figures, key: canonical({ expression }).key, engine: ENGINE }
  const { slices } = basis
  const markets = dataset.slices.flatMap((slice) => (slices.includes(slice.id) ? [slice.market] : []))
  await sql.updateTable('audience_edition').set({ is_newest: false }).where('document_id', '=', id).execute()
  const edition = {
    ...sums,
    document_id: id,
    version: Number(body['editions']),
    ...named(body),
    place,
    client,
    expression: JSON.stringify(expression),
    dataset: dataset.id,
    dataset_name: dataset.name,
    dataset_version: dataset.version,
    slices,
    markets: [...new Set(markets)],
    others:
      total(dataset.slices.filter(({ id: slice }) => slices.includes(slice)).map((slice) => slice.n)) -
      sums.n,
    licensed_markets: await licensedMarkets(sql, dataset),
    is_sensitive: isSensitive,
    weight: basis.weight,
    base: textAt(body, 'base'),
    plan_least: dataset.licence.smallestAudience,
    by,
    at,
    is_newest: true,
  }
  await sql.insertInto('audience_edition').values(edition).execute()
  return { rule: ENGINE, ...sums }
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

function named(body: Body) {
  const [title, tags] = [textAt(body, 'title'), [...tagsOf(body)]]
  return { title, tags, words: [title, ...tags, ...slicesOf(body)].join(' ') }
}

async function licensedMarkets(sql: Kysely<Database>, { id, version }: Dataset): Promise<string[] | null> {
  const { markets } = await sql
    .selectFrom('dataset_version')
    .where('dataset', '=', id)
    .where('version', '=', version)
    .select('markets')
    .executeTakeFirstOrThrow()
  return markets
}

/** @throws Refusal where a part of it may not be used, and where so few belong to it that their number is hidden */
async function counts(
  sql: Kysely<Database>,
  { id, body, place, by, spellings }: Published,
  expression: Expression,
  basis: CountBasis,
) {
  const brand = await viewingBrand({ sql, spellings }, place, by)
  const whole = {
    id,
    title: textAt(body, 'title'),
    expression,
    dataset: basis.dataset,
    datasetVersion: basis.version,
  }
  const parts = await partsOf(sql, brand, whole)
  const set = withEditions(expression, (ref) => parts.get(refText(ref))?.expression)
  const { dataset, found, all, isSensitive } = await countAudience(sql, { ...basis, set, brand })
  if (!found || !all) throw refusal('audience-hidden')
  const share = shareOf(found, all) ?? 0
  const { margin } = interval({ share, effective: effectiveOf(all), level: LEVEL })
  const ofParts = [...parts.values()].find(({ client }) => client)?.client
  return {
    ...found,
    margin,
    flag: baseFlag(found),
    dataset,
    isSensitive,
    client: dataset.licence.client ?? ofParts ?? null,
  }
}

/** As it may be published: the definition has looked at it. */
function basisOf(body: Body): CountBasis & { slices: string[] } {
  const text = textAt(body, 'base')
  return {
    dataset: textAt(body, 'dataset'),
    version: Number(body['version']),
    slices: [...slicesOf(body)],
    weight: textAt(body, 'weight'),
    base: text ? (parseExpression({ text }) as Expression) : ({ op: 'all' } as const),
  }
}
