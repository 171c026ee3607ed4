import { Client } from 'pg'
import { TIME_LIMITS } from './time-limits.ts'

/** Hears what one channel of the database tells. */
export interface Listener {
  heard(message: string): void
  /** From now on everything is heard; before, at the start or while the connection was lost, something may not have been. */
  connected(): void
}

const RECONNECT_AFTER_MS = 1000
/** One that a router forgot is found out, which alone would take the system two hours. */
const KEEP_ALIVE_AFTER_MS = 10_000

/** Listens over a connection of its own, opened anew whenever it breaks; answers how to stop. */
export function listenOnPostgresql(
  connectionString: string,
  channel: string,
  { heard, connected }: Listener,
): () => Promise<void> {
  let stopped = false
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined

  const connect = async () => {
    const connectionTimeoutMillis = TIME_LIMITS.connectionMs // one that stands still takes connections and says nothing
    const fresh = new Client({
      connectionString,
      connectionTimeoutMillis,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    })
    client = fresh
    fresh.on('notification', ({ payload }) => heard(payload ?? ''))
    fresh.on('error', () => void fresh.end().catch(() => undefined))
    fresh.once('end', () => {
      if (!stopped && client === fresh) timer = setTimeout(() => void connect(), RECONNECT_AFTER_MS)
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
      connected()
    } catch {
      await fresh.end().catch(() => undefined)
    }
  }
  void connect()

  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end().catch(() => undefined)
  }
}
