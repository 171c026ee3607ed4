import { type Body, textAt } from '../../../../domain/document/change.ts'
import {
  type Alignment,
  type WaveLine,
  waveDifference,
} from '../../../../domain/surveys/draft/align-frames.ts'
import { type Built, buildVariables } from '../../../../domain/surveys/draft/build-variables.ts'
import type { DraftProblem } from '../../../../domain/surveys/draft/built-variable.ts'
import { type Levelled, levelled, MOST_LEVEL_ERROR } from '../../../../domain/surveys/draft/level-error.ts'
import { type PlannedColumn, planVariables } from '../../../../domain/surveys/draft/plan-variables.ts'
import { type Finding, qualityOf } from '../../../../domain/surveys/draft/quality.ts'
import type { SourceTable } from '../../../../domain/surveys/draft/source-table.ts'
import { MAIN_SCHEME } from '../../../../domain/surveys/draft/named-schemes.ts'
import { marginsOf, type WeightingAsked } from '../../../../domain/surveys/draft/weight-scheme.ts'
import { mergeFrames } from '../../../../domain/surveys/draft/merge-frames.ts'
import type { SurveyWeight } from '../../../../domain/surveys/dataset.ts'
import type { Frame, Variable } from '../../../../domain/surveys/frame.ts'
import { columnsOfStore, encodePublication } from '../../../../domain/surveys/publication.ts'
import type { PublicationHead } from '../../../../domain/surveys/publication-head.ts'
import { storeOf } from '../../../../domain/surveys/store/slice-store.ts'
import { readTable } from './read-table.ts'

/** Facts of a file that a page shows before anything is made of it. */
export type TableLook = Pick<SourceTable, 'rows' | 'leftOut' | 'faults' | 'faultCount'>

export interface ColumnLook extends Pick<PlannedColumn, 'name' | 'use' | 'personal'> {
  title: string
  label: string
  samples: readonly string[]
  /** Of a question with several answers: titles of the columns that it is made of. */
  parts?: readonly string[]
}

export interface CountedVariable extends Variable {
  answered: number
  /** By code. */
  counts: Readonly<Record<number, number>>
}

/** All that a page shows of a draft. */
export interface DraftLook {
  columns: readonly ColumnLook[]
  variables: readonly CountedVariable[]
  problems: readonly DraftProblem[]
  alignments: readonly Alignment[]
  difference: readonly WaveLine[]
  findings: readonly Finding[]
}

export interface DraftAsked {
  body: Body
  /** Frame of the waves that are there already. */
  before: Frame
}

export interface PublishedWeight extends SurveyWeight {
  /** One for each respondent. */
  values: readonly number[]
}

export interface PublishAsked extends DraftAsked {
  /** All but what the file says: its frame and the names of its weights. */
  head: Omit<PublicationHead, 'frame' | 'weights'>
  /** Of schemes; people are sorted by the first. */
  weights: readonly PublishedWeight[]
  /** Source, date and label of the weights where the draft has no scheme: the file's own, or one that counts everybody alike. */
  otherwise: Omit<SurveyWeight, 'name'>
}

const SAMPLES = 3

/** Holds a file of answers, and makes of it what a draft says; lives in a worker. */
export class DataReader {
  #table: SourceTable | undefined

  async open(file: Blob, locale: string, progress: (share: number) => void): Promise<TableLook> {
    this.#table = undefined
    const table = await readTable(file, locale, progress)
    this.#table = table
    const { rows, leftOut, faults, faultCount } = table
    return { rows, leftOut, faults, faultCount }
  }

  look({ body, before }: DraftAsked): DraftLook {
    const { planned, built } = this.#build({ body, before })
    const variables = built.variables.map(({ variable }) => variable)
    return {
      columns: planned.map(({ column, name, use, personal }) => ({
        name,
        use,
        personal,
        title: column.name,
        label: column.label,
        ...(column.parts && { parts: column.parts }),
        samples: column.values
          .filter((value) => value !== null && value !== '')
          .slice(0, SAMPLES)
          .map(String),
      })),
      variables: built.variables.map(counted),
      problems: built.problems,
      alignments: built.alignments,
      difference: before.length > 0 ? waveDifference(before, variables, built.alignments) : [],
      findings: qualityOf(this.#table!, planned, built.variables),
    }
  }

  /** Margins, base and cap of a scheme, for a worker of its own: that one can be stopped without losing the file. */
  weighting({ body, before, scheme }: DraftAsked & { scheme: string }): WeightingAsked {
    const { planned, built } = this.#build({ body, before })
    const base = this.#weights(planned, textAt(body, `schemes/${scheme}/base`))
    const cap = body[`schemes/${scheme}/cap`]
    return {
      margins: marginsOf(scheme, body, built.variables),
      ...(base && { base }),
      ...(typeof cap === 'number' && { cap }),
    }
  }

  /** Bytes of the version that the draft makes; the levelling that moves a share too far in their place. */
  publish({ head, otherwise, body, before, weights }: PublishAsked): Uint8Array | Levelled {
    const { planned, built } = this.#build({ body, before })
    const given = weights.length > 0 ? weights : this.#ownWeights(planned, otherwise)
    const levels = given.map(({ values }) => levelled(built.variables, values))
    const worst = levels.find(({ error }) => error > MOST_LEVEL_ERROR)
    if (worst) return worst
    const [slice] = head.slices
    const frame = mergeFrames(
      before,
      built.variables.map(({ variable }) => variable),
    )
    const answers = Object.fromEntries(built.variables.map((each) => [each.variable.name, each.answers]))
    const published = Object.fromEntries(given.map(({ name }, at) => [name, levels[at]!.weights]))
    const store = storeOf({ slice: slice!, weights: published, frame, answers })
    const named = given.map(({ name, label, source, date }) => ({ name, label, source, date }))
    return encodePublication({ ...head, frame, weights: named, columns: columnsOfStore(slice!.id, store) })
  }

  #build({ body, before }: DraftAsked): { planned: PlannedColumn[]; built: Built } {
    const planned = planVariables(this.#table!.columns, body, before)
    return { planned, built: buildVariables(planned, body, before) }
  }

  /** A weight that the file has; who has none counts nothing. */
  #weights(planned: readonly PlannedColumn[], name: string): number[] | undefined {
    const column = planned.find((each) => each.name === name && each.use === 'weight')?.column
    return column?.values.map((value) => (typeof value === 'number' && value > 0 ? value : 0))
  }

  /** Those of the file where no scheme made any; where it has none, everybody counts alike. */
  #ownWeights(planned: readonly PlannedColumn[], about: PublishAsked['otherwise']): PublishedWeight[] {
    const own = planned.flatMap(({ name, use }) =>
      use === 'weight' ? { ...about, name, label: name, values: this.#weights(planned, name)! } : [],
    )
    const alike = Array.from({ length: this.#table!.rows }, () => 1)
    return own.length > 0 ? own : [{ ...about, source: '', name: MAIN_SCHEME, values: alike }]
  }
}

function counted({ variable, answers }: Built['variables'][number]): CountedVariable {
  const counts: Record<number, number> = {}
  let answered = 0
  const isCoded = variable.codes.length > 0
  for (const answer of answers) {
    if (answer === null) continue
    answered++
    if (isCoded) for (const code of [answer].flat()) counts[code] = (counts[code] ?? 0) + 1
  }
  return { ...variable, answered, counts }
}
