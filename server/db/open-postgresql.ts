import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  sql,
  type TransactionSettings,
} from 'kysely'
import { type CustomTypesConfig, DatabaseError, Pool, type PoolClient, types } from 'pg'
import { observeQuery, watch } from '../telemetry/telemetry.ts'
import { DatabaseUnavailable, errorCode } from './database-unavailable.ts'
import type { Db } from './db.ts'
import { listenOnPostgresql } from './listen-on-postgresql.ts'
import type { Database } from './schema.ts'
import { nameOfStatement } from './prepared.ts'
import { limitAnswers, TIME_LIMITS, type TimeLimits } from './time-limits.ts'

const CONNECTIONS = 10
const KEEP_ALIVE_AFTER_MS = 10_000
/** A process that is stopped inside a transaction keeps what it has locked from all others. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000

/** `count()` and the like arrive as numbers, as they do from the embedded database. */
const resultTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)),
}

/** Told to each transaction: poolers such as PgBouncer refuse it of a connection, and may give a session to another at any time. */
class LimitedTransactions extends PostgresDriver {
  readonly #limits: () => TimeLimits | undefined

  constructor(pool: Pool, limits: () => TimeLimits | undefined) {
    super({ pool })
    this.#limits = limits
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const limits = told(this.#limits())
    const isPlain = !settings.isolationLevel && !settings.accessMode
    if (!isPlain) await super.beginTransaction(connection, settings)
    // in one text with the beginning: each transaction goes one time less to the server
    await connection.executeQuery(CompiledQuery.raw(isPlain ? `begin; ${limits}` : limits))
  }
}

function told(limits: TimeLimits | undefined): string {
  const values = {
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    ...(limits && { lock_timeout: limits.lockMs, statement_timeout: limits.statementMs }),
  }
  return `select ${Object.entries(values)
    .map(([name, value]) => `set_config('${name}', '${value}', true)`)
    .join(', ')}`
}

/** Whatever has a name is sent with it. */
function nameStatements(client: PoolClient): void {
  const ask = client.query.bind(client) as (...parts: unknown[]) => unknown
  const named = (...parts: unknown[]): unknown => {
    const [text, values] = parts
    const name = typeof text === 'string' && parts.length === 2 ? nameOfStatement(text) : undefined
    return name === undefined ? ask(...parts) : ask({ name, text, values })
  }
  client.query = named as typeof client.query
}

export interface PostgresqlOptions {
  /** At most. */
  connections?: number | undefined
  /** False behind a pooler that gives each transaction another session and does not follow names. */
  namedStatements?: boolean | undefined
}

function poolOf(databaseUrl: string, connections: number): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: TIME_LIMITS.connectionMs,
    keepAlive: true, // one that a router forgot is found out, which alone would take the system two hours
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    types: resultTypes,
  })
  // An idle connection that breaks is replaced by the next query; unheard, the event would end the process.
  pool.on('error', (error) => pool.ending || console.error(`Database connection lost: ${error.message}`))
  // The same for one in use: the next query tells of it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** A pool of connections to a PostgreSQL server that several processes may share. */
export async function openPostgresql(
  databaseUrl: string,
  { connections = CONNECTIONS, namedStatements = true }: PostgresqlOptions = {},
): Promise<Db> {
  let limits: TimeLimits | undefined
  const pool = poolOf(databaseUrl, connections)
  if (namedStatements) pool.on('connect', nameStatements)
  pool.on('connect', (client) => limitAnswers(client, () => limits?.answerMs))
  const dialect = Object.assign(new PostgresDialect({ pool }), {
    createDriver: () => new LimitedTransactions(pool, () => limits),
  })
  const kysely = new Kysely<Database>({ dialect, log: observeQuery })
  try {
    await sql`select 1`.execute(kysely)
  } catch (error) {
    await kysely.destroy()
    throw new DatabaseUnavailable(unusable(databaseUrl, error), { cause: error })
  }
  const stops = watchPool(pool)
  return {
    sql: kysely,
    kind: 'postgresql',
    // the server takes a text without parameters as one transaction
    run: (statements) => pool.query(statements),
    limitTime(chosen = TIME_LIMITS) {
      limits = chosen
      pool.options.connectionTimeoutMillis = chosen.connectionMs
    },
    listen: (channel, listener) => listenOnPostgresql(databaseUrl, channel, listener),
    close: () => {
      for (const stop of stops) stop()
      return kysely.destroy()
    },
  }
}

function watchPool(pool: Pool): (() => void)[] {
  return [
    watch('db.client.connection.count', () => [
      [pool.totalCount - pool.idleCount, { 'db.client.connection.state': 'used' }],
      [pool.idleCount, { 'db.client.connection.state': 'idle' }],
    ]),
    watch('db.client.connection.max', () => [[pool.options.max, {}]]),
    watch('db.client.connection.pending_requests', () => [[pool.waitingCount, {}]]),
  ]
}

/** Names the server, never the password: nor do a server's own words. */
function unusable(databaseUrl: string, error: unknown): string {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null
  const server = url ? `${url.host || 'the local socket'}${url.pathname}` : 'the address given'
  if (error instanceof DatabaseError)
    return `The database at ${server} refuses: ${error.message}. Check DATABASE_URL.`
  const reason = errorCode(error) || (error instanceof Error ? error.message : String(error))
  return `The database at ${server} cannot be reached (${reason}): check DATABASE_URL and that the server runs.`
}
