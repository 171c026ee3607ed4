import { useState } from 'react'
import { problemText } from '../../kit/words/problem-text.ts'

export interface EachFailure<Item> {
  item: Item
  text: string
}

export interface Each<Item> {
  /** One after the other; true where each of them was done. */
  run(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<boolean>
  busy: boolean
  done: number
  failed: readonly EachFailure<Item>[]
}

/** The same for several people, one call each: what is refused for one is done for the others. */
export function useEach<Item>(): Each<Item> {
  const [state, setState] = useState<Omit<Each<Item>, 'run'>>({ busy: false, done: 0, failed: [] })
  const run: Each<Item>['run'] = async (items, act) => {
    let done = 0
    const failed: EachFailure<Item>[] = []
    setState({ busy: true, done, failed })
    for (const item of items) {
      try {
        await act(item)
        done += 1
      } catch (error) {
        failed.push({ item, text: problemText(error).text })
      }
      setState({ busy: true, done, failed: [...failed] })
    }
    setState({ busy: false, done, failed })
    return failed.length === 0
  }
  return { ...state, run }
}
