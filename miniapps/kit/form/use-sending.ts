import { useEffect, useRef, useState } from 'react'

interface State {
  isBusy: boolean
  /** The last attempt's error. */
  failure?: unknown
  outcome?: { follow(): void }
}

/** Something asked of the server by a button, one attempt at a time; what follows a success waits until the portal knows that nothing is unsaved any more. */
export function useSending() {
  const [state, setState] = useState<State>({ isBusy: false })
  const [failures, setFailures] = useState(0)
  const isBusy = useRef(false)
  const attempt = async <Answer>(
    send: () => Answer | false | Promise<Answer | false>,
    follow: (answer: Answer) => void,
  ) => {
    if (isBusy.current) return
    isBusy.current = true
    setState({ isBusy: true })
    try {
      const answer = await send()
      if (answer === false) return setState({ isBusy: false })
      const finish = () => {
        setState({ isBusy: false })
        follow(answer)
      }
      setState({ isBusy: false, outcome: { follow: finish } })
    } catch (failure) {
      setState({ isBusy: false, failure })
      setFailures((before) => before + 1)
    } finally {
      isBusy.current = false
    }
  }
  /** An answer of `false`: there is more to do before it is sent. */
  const run = <Answer>(
    send: () => Answer | false | Promise<Answer | false>,
    follow: (answer: Answer) => void = () => {},
  ): void => void attempt(send, follow)
  const { outcome } = state
  useEffect(() => outcome?.follow(), [outcome])
  return { isBusy: state.isBusy, failure: state.failure, failures, isSent: outcome !== undefined, run }
}
