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
  /** One call after the other; the same items once more are only those that failed before. @throws SomeFailed unless each was done */
  run(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<void>
  /** Some are done already: closing is no cancelling. */
  isBegun: boolean
}

/** The same for several things, one call each: a refusal for one leaves the others done. */
export function useEach<Item>(nameOf: (item: Item) => string): Each<Item> {
  const [rest, setRest] = useState<{ of: string; items: readonly Item[]; isBegun: boolean }>()
  const run: Each<Item>['run'] = async (items, act) => {
    const of = items.map(nameOf).join('\n')
    const failed: { item: Item; name: string; text: string }[] = []
    for (const item of rest?.of === of ? rest.items : items) {
      try {
        await act(item)
      } catch (error) {
        failed.push({ item, name: nameOf(item), text: problemText(error).text })
      }
    }
    setRest({ of, items: failed.map(({ item }) => item), isBegun: failed.length < items.length })
    if (failed.length > 0) throw new SomeFailed(failed)
  }
  return { run, isBegun: rest?.isBegun === true }
}
