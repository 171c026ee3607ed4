import { useState } from 'react'
import { problemText } from '../../kit/words/problem-text.ts'

/** Sends a change; what was refused stands beside the form, in words. */
export function useSent() {
  const [refused, setRefused] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const run = async (change: () => Promise<void>) => {
    setBusy(true)
    setRefused(undefined)
    try {
      await change()
    } catch (error) {
      setRefused(problemText(error).text)
    } finally {
      setBusy(false)
    }
  }
  return { refused, isBusy, run }
}
