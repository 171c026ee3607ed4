import type { Kysely } from 'kysely'
import { weightColumn } from '../../../miniapps/domain/surveys/people-column.ts'
import type { Dataset, Licence, Protection } from '../../../miniapps/domain/surveys/dataset.ts'
import { mergeFrames } from '../../../miniapps/domain/surveys/draft/merge-frames.ts'
import { recodedColumn } from '../../../miniapps/domain/surveys/draft/recoded-column.ts'
import type { Frame } from '../../../miniapps/domain/surveys/frame.ts'
import type { Publication, PublishedColumn } from '../../../miniapps/domain/surveys/publication.ts'
import {
  decodeColumn,
  decodePeople,
  encodeColumn,
  PEOPLE,
} from '../../../miniapps/domain/surveys/store/column-bytes.ts'
import type { Database } from '../../db/schema.ts'
import { datasetFor, newestDatasets } from './read-datasets.ts'
import { refusal } from './refusals.ts'
import { readColumns } from './stores-kept.ts'
import type { Viewer } from './viewer.ts'

/**
 * A further wave with those that the dataset has already, all in one frame: a question that one of them lacks was answered by nobody there.
 * A slice that is published again takes the place of the earlier one.
 * @throws Refusal where the dataset is not there, or the licence would open what is closed
 */
export async function withEarlierSlices(
  sql: Kysely<Database>,
  viewer: Viewer,
  publication: Publication,
): Promise<Publication> {
  const found = (await newestDatasets(sql, viewer)).find(({ id }) => id === publication.dataset)
  if (!found) throw refusal('dataset-not-found')
  const { dataset, frame: before } = await datasetFor(sql, viewer, found.id, found.version)
  const { agencies, markets } = await placesOf(sql, dataset)
  // data that several agencies share is theirs together: a copy would be licensed apart from it
  const isOpener = agencies.some((each) => each !== viewer.agency) || isWider(markets, publication.markets)
  if (isOpener || opens(dataset.licence, publication.licence)) throw refusal('dataset-licence-opens')
  mustHaveFirstWeight(dataset, publication)
  const frame = mergeFrames(before, publication.frame)
  const own = new Set(publication.slices.map(({ id }) => id))
  const kept = dataset.slices.filter(({ id }) => !own.has(id))
  const earlier = await Promise.all(
    kept.map(({ id }) => earlierColumns(sql, dataset, id, before, frame, publication)),
  )
  const now = publication.slices.flatMap(({ id }) =>
    recoded(
      publication.columns.filter(({ slice }) => slice === id),
      publication.frame,
      frame,
      publication.weights,
    ),
  )
  const slices = [
    ...kept.map(({ id, market, wave, universe }) => ({ id, market, wave, universe })),
    ...publication.slices,
  ]
  return {
    ...publication,
    frame: [...frame] as Publication['frame'],
    slices,
    columns: [...earlier.flat(), ...now],
  }
}

async function earlierColumns(
  sql: Kysely<Database>,
  dataset: Dataset,
  slice: string,
  before: Frame,
  frame: Frame,
  { weights }: Publication,
): Promise<PublishedColumn[]> {
  const names = [PEOPLE, ...before.map(({ name }) => name), ...weights.map(({ name }) => weightColumn(name))]
  const columns = await readColumns(
    sql,
    dataset,
    names.map((name) => ({ slice, name })),
  )
  return recoded(columns, before, frame, weights)
}

/** Columns of one slice in another frame. A weight that it lacks is its first one. */
function recoded(
  columns: readonly PublishedColumn[],
  before: Frame,
  frame: Frame,
  weights: Publication['weights'],
): PublishedColumn[] {
  const [{ slice }] = columns as [PublishedColumn]
  const bytesOf = (name: string) => columns.find((each) => each.name === name)?.bytes
  const people = bytesOf(PEOPLE)!
  const { words, levels, starts, mask } = decodePeople(people)
  const first = new Float64Array(words * 32)
  levels.forEach((level, at) => first.fill(level, starts[at]! * 32, starts[at + 1]! * 32))
  const further = weights.slice(1).map(({ name }): PublishedColumn => {
    const bytes =
      bytesOf(weightColumn(name)) ?? encodeColumn({ kind: 'number', values: first, answered: mask })
    return { slice, name: weightColumn(name), bytes }
  })
  const questions = frame.map((variable): PublishedColumn => {
    const { name } = variable
    const bytes = bytesOf(name)
    const earlier = before.find((each) => each.name === name)
    const column = recodedColumn(bytes && decodeColumn(bytes), earlier, variable, words)
    return { slice, name, bytes: encodeColumn(column) }
  })
  return [{ slice, name: PEOPLE, bytes: people }, ...questions, ...further]
}

const CLOSED: readonly Protection[] = ['open', 'floor', 'rounded']

/** Whether a licence opens earlier respondents, who keep what protects them. */
const opens = (before: Licence, now: Licence): boolean =>
  CLOSED.indexOf(now.protection) < CLOSED.indexOf(before.protection) ||
  (before.respondents === 'server' && now.respondents === 'browser') ||
  before.client !== now.client ||
  (now.exports && !before.exports) ||
  now.smallestAudience < before.smallestAudience ||
  (before.to !== null && (now.to === null || now.to > before.to)) ||
  (before.from !== null && (now.from === null || now.from < before.from))

const isWider = (before: readonly string[] | null, now: readonly string[] | null): boolean =>
  before !== null && (now === null || now.some((market) => !before.includes(market)))

/** People are kept by levels of the first weight: by another one, earlier waves would have none. */
function mustHaveFirstWeight({ weights: [before] }: Dataset, { weights: [now] }: Publication): void {
  if (before!.name !== now!.name)
    throw refusal('dataset-not-readable', {
      problem: `beside earlier waves the first weight has to stay ${before!.name}`,
    })
}

const placesOf = (sql: Kysely<Database>, { id, version }: Dataset) =>
  sql
    .selectFrom('dataset_version')
    .select(['agencies', 'markets'])
    .where('dataset', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
