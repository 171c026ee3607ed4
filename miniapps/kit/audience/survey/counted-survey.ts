import type { Expression } from '../../../domain/audience/expression.ts'
import { leavesOf } from '../../../domain/audience/leaves.ts'
import { expressionsOf } from '../../../domain/audience/variables-in.ts'
import { comesToBrowsers, type Dataset } from '../../../domain/surveys/dataset.ts'
import type { Frame } from '../../../domain/surveys/frame.ts'
import { RequestError } from '../../bridge/request-json.ts'
import { CallFailed } from '../../worker/calls.ts'
import { answersOf } from './answers-of.ts'
import type { Doors, Survey } from './survey.ts'
import type { Reply, Wish } from './survey-calls.ts'
import type { SurveyHost } from './survey-host.ts'
import type { MissingColumns } from './survey-memory.ts'

export interface SurveySource {
  dataset: Dataset
  frame: Frame
  /** Whether the person may have respondents in the browser. */
  opensStores: boolean
  host: SurveyHost
  /** Bytes of a slice's columns. */
  fetchColumns(slice: string, names: readonly string[], signal?: AbortSignal): Promise<Uint8Array>
  /** A count on the server. */
  ask<Door extends keyof Doors>(
    door: Door,
    asked: Doors[Door]['asked'],
    signal?: AbortSignal,
  ): Promise<Doors[Door]['counted']>
}

export function countedSurvey(source: SurveySource): Survey {
  const counter = new Counter(source)
  return {
    dataset: source.dataset,
    frame: source.frame,
    count: (asked, signal) => counter.of('tables', asked, signal),
    regions: (asked, signal) => counter.of('regions', asked, signal),
    isOnServer: (asked) => !counter.counts(asked),
    ...(counter.isHere && { segments: (asked, signal) => counter.of('segments', asked, signal) }),
  }
}

/** Times that a worker may lack something: its survey, its columns, and once more what had to make room meanwhile. */
const TRIES = 4

/** Counts where the licence allows it. In the worker one count follows the other, and of those stopped by then none is begun. */
class Counter {
  readonly #source: SurveySource
  readonly #key: string
  /** False once the survey was too large for the browser, or the server gave nothing out. */
  isHere: boolean
  #turn: Promise<unknown> = Promise.resolve()

  constructor(source: SurveySource) {
    const { id, version, licence } = source.dataset
    this.#source = source
    this.#key = `${id}@${version}`
    this.isHere = source.opensStores && comesToBrowsers(licence)
  }

  async of<Door extends keyof Doors>(
    door: Door,
    asked: Doors[Door]['asked'],
    signal?: AbortSignal,
  ): Promise<Doors[Door]['counted']> {
    if (!this.counts(asked)) return this.#onServer(door, asked, signal)
    const counted = this.#turn.then(() => this.#inWorker(door, asked, signal))
    this.#turn = counted.catch(() => undefined)
    try {
      return await counted
    } catch (error) {
      if (!isNotHere(error)) throw error
      this.isHere = false
      return this.#onServer(door, asked, signal)
    }
  }

  /** Whether the browser can count this. */
  counts(asked: Doors[keyof Doors]['asked']): boolean {
    return this.isHere && isOfAnswers(asked, this.#source.frame)
  }

  /** @throws RequestError of segments: the server gives out counts alone */
  async #onServer<Door extends keyof Doors>(
    door: Door,
    asked: Doors[Door]['asked'],
    signal?: AbortSignal,
  ): Promise<Doors[Door]['counted']> {
    if (door === 'segments') throw new RequestError(`Segments of ${this.#key}`, 403)
    return this.#source.ask(door, asked, signal)
  }

  async #inWorker<Door extends keyof Doors>(
    door: Door,
    asked: Doors[Door]['asked'],
    signal?: AbortSignal,
  ): Promise<Doors[Door]['counted']> {
    const { host, dataset } = this.#source
    const wish = { survey: this.#key, protection: dataset.licence.protection, asked } as Wish<Door>
    for (let tries = 0; tries < TRIES; tries++) {
      signal?.throwIfAborted()
      // without the signal: a worker that is stopped forgets its columns
      const reply = (await host.call(
        door,
        wish as Wish<'tables'> & Wish<'regions'> & Wish<'segments'>,
      )) as Reply<Door>
      signal?.throwIfAborted()
      if ('counted' in reply) return reply.counted
      await (reply.missing === 'survey' ? this.#open() : this.#load(reply.missing, signal))
    }
    throw new Error(`Columns of ${this.#key} did not come, though the server gave an answer.`)
  }

  #open(): Promise<void> {
    const { dataset, frame, host } = this.#source
    return host.call('open', {
      key: this.#key,
      frame,
      slices: dataset.slices,
      weight: dataset.weights[0]!.name,
    })
  }

  async #load(missing: readonly MissingColumns[], signal?: AbortSignal): Promise<void> {
    const { host, fetchColumns } = this.#source
    await Promise.all(
      missing.map(async ({ slice, names }) => {
        const bytes = await fetchColumns(slice, names, signal)
        await host.call('load', { survey: this.#key, slice, bytes })
      }),
    )
  }
}

/** Editions are known to the server alone, and sensitive questions are counted nowhere else. */
function isOfAnswers(asked: Doors[keyof Doors]['asked'], frame: Frame): boolean {
  const sensitive = new Set(frame.flatMap(({ name, sensitive }) => (sensitive ? name : [])))
  const isHere = (leaf: Expression) =>
    leaf.op !== 'audience' && !('variable' in leaf && sensitive.has(leaf.variable))
  return expressionsOf('features' in asked ? answersOf(asked) : asked)
    .flatMap(leavesOf)
    .every(isHere)
}

/** The server gives nothing out, or it is too much for a browser. */
const isNotHere = (error: unknown): boolean =>
  (error instanceof CallFailed && error.code === 'too-large') ||
  (error instanceof RequestError && error.status === 403)
