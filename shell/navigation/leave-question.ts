import { SAVE_PATIENCE_MS } from '../config/limits.ts'
import { $dirty, type Unsaved } from '../stores/unsaved-work.ts'

/** What the person is about to do with unsaved work on the page. */
export type Leaving = 'leave' | 'sign-out'

interface Question {
  ask(leaving: Leaving, unsaved: Unsaved): Promise<boolean>
  withdraw(): void
}

let shown: Question | undefined

/** The element that asks; none before the shell is drawn: then nothing is asked. */
export const questionIsShownBy = (question: Question | undefined): void => void (shown = question)

/** Asks whether unsaved work may be left; true means leave. A save that arrives meanwhile is the answer, and who does not want to leave any more is not asked. */
export async function askToLeave(isStale: () => boolean): Promise<boolean> {
  return !$dirty.get() || (await isSavedSoon()) || (!isStale() && ask('leave'))
}

/** Asks before a sign-out. `hasDrafts`: whether anything typed elsewhere waits to be sent. */
export async function askToSignOut(hasDrafts: () => boolean): Promise<boolean> {
  const isSaved = !$dirty.get() || (await isSavedSoon())
  return (isSaved && !hasDrafts()) || ask('sign-out')
}

/** Work of other pages that was not sent is kept wherever it is. */
const ask = (leaving: Leaving): Promise<boolean> | true => shown?.ask(leaving, $dirty.get() || 'kept') ?? true

/** A newer navigation has overtaken the one that was asked about, if any was: nothing of it is left to answer. */
export const withdrawQuestion = (): void => shown?.withdraw()

function isSavedSoon(): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isSaved: boolean) => {
      stop()
      clearTimeout(timer)
      resolve(isSaved)
    }
    const stop = onSaved(() => end(true))
    const timer = setTimeout(end, SAVE_PATIENCE_MS, false)
  })
}

/** Work that is marked anew in the same turn, as a React effect does when it runs again, was not saved. */
export const onSaved = (listener: () => void): (() => void) =>
  $dirty.listen(() => queueMicrotask(() => void ($dirty.get() || listener())))
