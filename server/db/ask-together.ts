/**
 * Asks for all that is asked in one turn of the event loop at once: under load one statement answers many calls. Each answer
 * was read after it was asked for. Undefined: not found.
 */
export function askTogether<Answer>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): (key: string) => Promise<Answer | undefined> {
  let waiting: { keys: Set<string>; answers: Promise<ReadonlyMap<string, Answer>> } | undefined
  return async (key) => {
    if (!waiting) {
      const keys = new Set<string>()
      const turn = new Promise<void>((done) => setImmediate(done))
      waiting = { keys, answers: turn.then(() => ((waiting = undefined), ask([...keys]))) }
    }
    waiting.keys.add(key)
    return (await waiting.answers).get(key)
  }
}
