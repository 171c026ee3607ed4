import { connect } from 'node:net'
import type { PoolClient } from 'pg'

/** How long a request may wait for the database before it is told so. */
export interface TimeLimits {
  /** For a connection, while all are in use or a new one is made. */
  connectionMs: number
  /** For what somebody else has locked. */
  lockMs: number
  /** In a transaction, for one statement. */
  statementMs: number
  /** For any answer: the server itself may stand still, and then keeps no limit of its own. */
  answerMs: number
}

/** A browser gives up after 20 s. Those who wait for a lock let go of their connections before others stop waiting for one. */
export const TIME_LIMITS: TimeLimits = {
  lockMs: 3000,
  connectionMs: 5000,
  statementMs: 8000,
  answerMs: 10_000,
}

/** With another limit for statements; what waits for the answer waits longer. */
export function limitsWith(statementMs: number): TimeLimits {
  const answerMs = statementMs + TIME_LIMITS.answerMs - TIME_LIMITS.statementMs
  return { ...TIME_LIMITS, lockMs: Math.min(TIME_LIMITS.lockMs, statementMs), statementMs, answerMs }
}

/** Ends the connection when an answer takes too long: it is of no use to the next request either. */
export function limitAnswers(client: PoolClient, limit: () => number | undefined): void {
  const ask = client.query.bind(client) as (...parts: unknown[]) => unknown
  const limited = (...parts: unknown[]): unknown => {
    const millis = limit()
    const answer = ask(...parts)
    if (millis === undefined || !(answer instanceof Promise)) return answer
    const timer = setTimeout(() => giveUp(client, millis), millis)
    const done = () => clearTimeout(timer)
    answer.then(done, done)
    return answer
  }
  client.query = limited as typeof client.query
}

function giveUp(client: PoolClient, millis: number): void {
  cancel(client, millis)
  const error = new Error(`The database did not answer within ${millis} ms`)
  client.connection.stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }))
}

const CANCEL_REQUEST = 80877102

/** Tells the server that nobody waits any more: else a statement goes on waiting for a lock, and they pile up. */
function cancel(client: PoolClient, millis: number): void {
  const { host, port, processID, secretKey } = client as PoolClient & { processID: number; secretKey: number }
  const message = Buffer.alloc(16)
  for (const [index, value] of [message.length, CANCEL_REQUEST, processID, secretKey].entries())
    message.writeInt32BE(value, index * 4)
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  socket.on('error', () => undefined).setTimeout(millis, () => socket.destroy())
  socket.end(message)
}
