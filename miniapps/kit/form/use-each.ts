import { useState } from 'react'
import { problemText } from '../words/problem-text.ts'

/** Some of several things failed; a form lists which, and why. */
export class SomeFailed extends Error {
  readonly failures: readonly { name: string; text: string }[]

  constructor(failures: SomeFailed['failures']) {
    super(`${failures.length} failed: ${failures.map(({ name, text }) => `${name}: ${text}`).join('; ')}`)
    this.name = 'SomeFailed'
    this.failures = failures
  }
}

interface Each<Item> {
  /** One after the other, those left over of a try before that failed. @throws SomeFailed unless each was done */
  run(act: (item: Item) => Promise<unknown>): Promise<void>
  /** Some are done already: closing is no cancelling. */
  isBegun: boolean
}

/** The same for several things, one call each: what is refused for one is done for the others. */
export function useEach<Item>(items: readonly Item[], nameOf: (item: Item) => string): Each<Item> {
  const all = items.map(nameOf).join('\n')
  const [rest, setRest] = useState<{ of: string; items: readonly Item[] }>()
  const left = rest?.of === all ? rest.items : items
  const run: Each<Item>['run'] = async (act) => {
    const failed: { item: Item; name: string; text: string }[] = []
    for (const item of left) {
      try {
        await act(item)
      } catch (error) {
        failed.push({ item, name: nameOf(item), text: problemText(error).text })
      }
    }
    setRest({ of: all, items: failed.map(({ item }) => item) })
    if (failed.length > 0) throw new SomeFailed(failed)
  }
  return { run, isBegun: left.length < items.length }
}
