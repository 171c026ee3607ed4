import { useState } from 'react'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { useUnsaved } from '../../bridge/use-unsaved.ts'

/** What is wrong with a field, by the field's name. */
export type Problems = Readonly<Record<string, string>>

interface Draft<Values> {
  values: Values
  /** The step that is shown, and the furthest that was. */
  at: number
  reached: number
}

interface WizardOptions<Values> {
  initial: Values
  draftKey: string
  steps: readonly unknown[]
}

/** What was entered so far, and where; kept as a draft of this person and brand, and asked about before it is left. */
export function useWizard<Values extends object>({ initial, draftKey, steps }: WizardOptions<Values>) {
  const { portal } = useMiniApp()
  const key = `wizard ${draftKey}`
  const first: Draft<Values> = { values: initial, at: 0, reached: 0 }
  const [resumed] = useState(() => readDraft<Values>(portal.draft.read(key), steps.length))
  const [draft, setDraft] = useState(resumed ?? first)
  const [isResumed, setResumed] = useState(resumed !== undefined)
  const [isDirty, setDirty] = useState(resumed !== undefined)
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  const [attempts, setAttempts] = useState(0)
  useUnsaved(isDirty, true)
  const keep = (next: Draft<Values>) => {
    setDraft(next)
    setDirty(true)
    portal.draft.write(key, JSON.stringify(next))
  }
  const forget = () => {
    portal.draft.clear(key)
    setDraft(first)
    setDirty(false)
    setResumed(false)
    setTried(new Set())
  }
  return {
    ...draft,
    tried,
    attempts,
    isResumed,
    set: (part: Partial<Values>) => keep({ ...draft, values: { ...draft.values, ...part } }),
    go: (at: number) => {
      setResumed(false)
      keep({ ...draft, at, reached: Math.max(draft.reached, at) })
    },
    /** From now on what is wrong with the step is shown. */
    tryStep: (step: string) => {
      setTried((before) => new Set(before).add(step))
      setAttempts((count) => count + 1)
    },
    finished: forget,
    startOver: forget,
  }
}

/** What another version of the app has kept may have other steps. */
function readDraft<Values>(text: string | null, steps: number): Draft<Values> | undefined {
  if (!text) return undefined
  try {
    const draft = JSON.parse(text) as Draft<Values>
    const isWhole = typeof draft.values === 'object' && draft.at < steps && draft.reached < steps
    return isWhole ? draft : undefined
  } catch {
    return undefined
  }
}
