import type { Figure, Reading } from './figures.ts'
import type { RequestRecord } from '../log/request-record.ts'

/** What is measured, whoever it is told to. */
export interface Telemetry {
  /** A request begins; answers what tells that it ended. */
  request(record: RequestRecord, method: string, traceparent: string | undefined): (status: number) => void
  /** The database has answered a statement, or refused it. */
  statement(sql: string, milliseconds: number, failed: boolean): void
  /** Reads a figure whenever figures are sent; answers how to stop. */
  watch(figure: Figure, read: () => Reading | Promise<Reading>): () => void
  /** Work that is done now and then has ended. */
  job(name: string, milliseconds: number, failed: boolean): void
  /** Sends what was not sent yet. */
  stop(): Promise<void>
}

let chosen: Telemetry | undefined

/** Undefined, as nearly everywhere: nothing is measured, and nothing loaded that would. */
export const telemetry = (): Telemetry | undefined => chosen

export function tellTelemetry(to: Telemetry | undefined): void {
  chosen = to
}

interface QueryEvent {
  level: 'query' | 'error'
  query: { sql: string }
  queryDurationMillis: number
}

/** For Kysely, which tells of each query once it ended. The values of its parameters are never looked at. */
export const observeQuery = ({ level, query, queryDurationMillis }: QueryEvent): void =>
  chosen?.statement(query.sql, queryDurationMillis, level === 'error')

/** Answers how to stop, also where nothing is measured. */
export const watch: Telemetry['watch'] = (figure, read) => chosen?.watch(figure, read) ?? (() => undefined)

/** Does what is done now and then, and tells how long it took and whether it failed. */
export async function asJob(name: string, work: () => Promise<unknown>): Promise<void> {
  const since = performance.now()
  let failed = true
  try {
    await work()
    failed = false
  } finally {
    chosen?.job(name, performance.now() - since, failed)
  }
}
