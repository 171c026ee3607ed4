import type { FeedbackInput, FeedbackAnswer } from '../../domain/speed-date/feedback.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { problemText } from '../../kit/words/problem-text.ts'

export type FeedbackNow = ReturnType<typeof useFeedback>

/** What the reader said of an event, and what came of it for who made it; a change is shown at once, and taken back where it cannot be kept. */
export function useFeedback(id: string) {
  const { portal } = useMiniApp()
  const speedDate = useApi('speedDate')
  const path = `/${encodeURIComponent(id)}/feedback`
  const { data, setData, ...rest } = useAnswer<FeedbackAnswer>('speedDate', path)
  const store = async (input: FeedbackInput) => {
    const before = data
    if (!before) return
    const others = before.mine.filter(({ about }) => about !== input.about)
    const { about, rating, again } = input
    setData({ ...before, mine: rating === null ? others : [...others, { about, rating, again }] })
    try {
      setData(await speedDate.put(path, input))
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
