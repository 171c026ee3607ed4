import { setImmediate as turn } from 'node:timers/promises'
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'

/** So long statements may follow each other before requests and probes are looked at. */
const LONGEST_MS = 20

/**
 * The embedded database answers within this process and at once: many statements in a row, as where tables are made and
 * filled, would keep the process from anything else, with a health check unanswered until they are done.
 */
export class LetOthersRun implements KyselyPlugin {
  #since = performance.now()

  transformQuery({ node }: PluginTransformQueryArgs) {
    return node
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    if (performance.now() - this.#since > LONGEST_MS) {
      await turn()
      this.#since = performance.now()
    }
    return result
  }
}
