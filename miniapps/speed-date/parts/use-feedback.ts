import type { FeedbackInput } from '../../domain/speed-date/feedback.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { problemText } from '../../kit/words/problem-text.ts'
import { keepFeedback, loadFeedback } from '../ask-speed-date.ts'

export type FeedbackNow = ReturnType<typeof useFeedback>

/** What the reader said of an event, and what came of it for who made it; a change is shown at once, and taken back where it cannot be kept. */
export function useFeedback(id: string) {
  const { portal } = useMiniApp()
  const { data, setData, ...rest } = useResource(`feedback ${id}`, (signal) =>
    loadFeedback(portal, id, signal),
  )
  const store = async (input: FeedbackInput) => {
    const before = data
    if (!before) return
    const others = before.mine.filter(({ about }) => about !== input.about)
    const { about, rating, again } = input
    setData({ ...before, mine: rating === null ? others : [...others, { about, rating, again }] })
    try {
      setData(await keepFeedback(portal, id, input))
    } catch (failure) {
      setData(before)
      portal.notify({ kind: 'error', text: problemText(failure).text })
    }
  }
  return {
    ...rest,
    mine: data?.mine,
    summary: data?.summary,
    keep: (input: FeedbackInput) => void store(input),
  }
}
