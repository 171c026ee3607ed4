import type { Kysely } from 'kysely'
import type { Expression } from '../../../miniapps/domain/audience/expression.ts'
import { expressionsOf, variablesIn } from '../../../miniapps/domain/audience/variables-in.ts'
import { protectionOf } from '../../../miniapps/domain/privacy/protection-of.ts'
import { weightColumn } from '../../../miniapps/domain/surveys/people-column.ts'
import type { Dataset, Protection } from '../../../miniapps/domain/surveys/dataset.ts'
import type { Frame } from '../../../miniapps/domain/surveys/frame.ts'
import type { Respondents } from '../../../miniapps/domain/surveys/store/count-table.ts'
import type { SliceStore } from '../../../miniapps/domain/surveys/store/slice-store.ts'
import type { Database } from '../../db/schema.ts'
import { audiencesOf } from './audiences-of.ts'
import { datasetFor, openFrame } from './read-datasets.ts'
import { refusal } from './refusals.ts'
import type { StoresKept } from './stores-kept.ts'
import type { Viewer } from './viewer.ts'

/** All parts of a count that name something. */
export interface Asked {
  slices: readonly string[]
  weight: string
  base: Expression
  rows?: readonly Expression[]
  columns?: readonly Expression[]
  sets?: readonly Expression[]
  comparison?: Expression
}

/** A count that somebody may have, with the respondents that it is of. */
export interface OpenCount extends Respondents {
  dataset: Dataset
  /** Ids, in the order of the stores. */
  slices: readonly string[]
  base: Expression
  protection: Protection
  /** Questions that it is about. */
  names: ReadonlySet<string>
  /** Slices with the answers to other questions. */
  load(sql: Kysely<Database>, slices: readonly string[], names: ReadonlySet<string>): Promise<SliceStore[]>
}

/** @throws Refusal where the dataset, or anything that is named of it, is not there for the viewer */
export async function openCount(
  sql: Kysely<Database>,
  kept: StoresKept,
  viewer: Viewer,
  { id, version, ...asked }: Asked & { id: string; version: number },
): Promise<OpenCount> {
  const { dataset, frame: whole } = await datasetFor(sql, viewer, id, version)
  mustHave(dataset, asked)
  const expressions = expressionsOf(asked)
  const audiences = await audiencesOf(sql, viewer, expressions, dataset)
  const names = variablesIn(expressions, audiences)
  const frame = openFrame(whole, viewer)
  mustBeQuestions(frame, names)
  const slices = dataset.slices.flatMap((slice) => (asked.slices.includes(slice.id) ? [slice.id] : []))
  const own =
    asked.weight === dataset.weights[0]!.name ? names : new Set([...names, weightColumn(asked.weight)])
  return {
    dataset,
    slices,
    base: asked.base,
    protection: protectionOf(dataset.licence, frame, names),
    names,
    frame,
    audiences,
    stores: await kept.get(sql, { dataset, slices, names: own }),
    load: (source, others, further) => kept.get(source, { dataset, slices: others, names: further }),
  }
}

function mustHave(dataset: Dataset, { slices, weight }: Asked): void {
  const unknown = slices.find((slice) => !dataset.slices.some(({ id }) => id === slice))
  if (unknown !== undefined) throw refusal('dataset-slice-unknown', { slice: unknown })
  if (!dataset.weights.some(({ name }) => name === weight))
    throw refusal('dataset-weight-unknown', { weight })
}

export function mustBeQuestions(frame: Frame, names: Iterable<string>): void {
  const known = new Set(frame.map(({ name }) => name))
  for (const name of names) if (!known.has(name)) throw refusal('dataset-question-unknown', { name })
}
