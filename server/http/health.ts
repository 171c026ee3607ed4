import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { RELEASE } from '../log/release.ts'
import { noteOfRequest } from '../log/request-record.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { sendText } from './send.ts'

const ADDRESS = /^\/health\/(live|ready)(\?|$)/
/** Longer than a database that only has much to do takes. */
const DATABASE_LIMIT_MS = 3000
/** Many probes ask the database once. */
const REMEMBERED_MS = 1000

/** The release beside it, so that whoever replaces processes sees which ones are done. */
const told = (word: string) => `${word} (${RELEASE})`

/** For those who watch over processes: `/health/live` as long as it runs, `/health/ready` while requests should be sent to it. */
export class Health {
  state: 'starting' | 'ready' | 'stopping' = 'starting'
  /** Asks the database, which has its tables by the time this is ready; rejects where it is away. */
  askDatabase: () => Promise<unknown> = () => Promise.resolve()
  #asked: { at: number; answers: Promise<boolean> } | undefined

  /** Whatever name it is asked by: a probe has only an address. True when answered. */
  answer({ url }: IncomingMessage, response: ServerResponse): boolean {
    const asked = ADDRESS.exec(url ?? '')?.[1]
    if (!asked) return false
    noteOfRequest({ route: '(probe)' })
    setSecurityHeaders(response, false)
    if (asked === 'live') sendText(response, 200, told(this.state))
    else void this.#readiness().then((word) => sendText(response, word === 'ready' ? 200 : 503, told(word)))
    return true
  }

  async #readiness(): Promise<string> {
    if (this.state === 'ready' && !(await this.#databaseAnswers())) return 'database away'
    return this.state
  }

  #databaseAnswers(): Promise<boolean> {
    if (!this.#asked || Date.now() - this.#asked.at > REMEMBERED_MS) {
      const answers = Promise.race([
        this.askDatabase().then(
          () => true,
          () => false,
        ),
        wait(DATABASE_LIMIT_MS, false, { ref: false }),
      ])
      this.#asked = { at: Date.now(), answers }
    }
    return this.#asked.answers
  }
}
