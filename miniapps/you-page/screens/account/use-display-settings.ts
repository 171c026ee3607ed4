import { useRef, useState } from 'react'
import type { DisplaySettings } from '../../../../shell/contract/entities.ts'
import { problemText, type ProblemText } from '../../../kit/words/problem-text.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'

/** Spec section 7: the body of the call has one of these fields. */
const FIELDS = {
  displayLanguage: 'language',
  dateLocale: 'dateFormatLocale',
  numberLocale: 'numberFormatLocale',
} as const

/** The shell answers wishes to load the person anew once a second. */
const RELOAD_PAUSE_MS = 1000

export type Setting = keyof DisplaySettings
type Wishes = Partial<Record<Setting, string>>

/** A choice that could not be stored, and why. */
export interface Refused {
  wanted: string
  why: ProblemText
}

/**
 * The person's settings and the way to change one: shown at once, stored, and then the shell loads the person anew. What
 * could not be stored is taken back. This page may not ask the shell to change them (spec section 6), so it makes the call
 * itself.
 */
export function useDisplaySettings() {
  const { displaySettings, user } = useMiniApp(({ context }) => context)
  const [wishes, setWishes] = useState<Wishes>({})
  const [refused, setRefused] = useState<Partial<Record<Setting, Refused>>>({})
  const [lastSaved, setLastSaved] = useState<Setting>()
  const [known, setKnown] = useState(displaySettings)
  const send = useSend(user?.email ?? '')
  if (known !== displaySettings) {
    setKnown(displaySettings)
    // a wish is carried out, or overtaken by a choice elsewhere; others are still on their way
    setWishes((before) => without(before, (setting) => known[setting] !== displaySettings[setting]))
  }

  const change = async (setting: Setting, wanted: string) => {
    setWishes((before) => ({ ...before, [setting]: wanted }))
    setRefused((before) => without(before, (each) => each === setting))
    setLastSaved(undefined)
    try {
      await send(setting, wanted)
      setLastSaved(setting)
    } catch (error) {
      setWishes((before) => without(before, (each) => each === setting && before[each] === wanted))
      setRefused((before) => ({ ...before, [setting]: { wanted, why: problemText(error) } }))
    }
  }
  return {
    shown: { ...displaySettings, ...wishes },
    refused,
    lastSaved,
    change: (setting: Setting, wanted: string) => void change(setting, wanted),
  }
}

/** One call for each field, one after the other, or an older choice might come last; then the shell reads what is stored. */
function useSend(email: string) {
  const { portal } = useMiniApp()
  const details = useApi('userDetails')
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const toldAt = useRef(-Infinity)
  const tell = () => {
    const wait = Math.max(0, toldAt.current + RELOAD_PAUSE_MS - performance.now())
    toldAt.current = performance.now() + wait
    setTimeout(() => portal.signal.aborted || portal.emit('user-unauthorized'), wait)
  }
  return (setting: Setting, wanted: string): Promise<void> => {
    const path = `/users/${encodeURIComponent(email)}/display_settings`
    const body = { [FIELDS[setting]]: wanted }
    const sent = queue.current.then(() => details.patch(path, body)).then(tell)
    queue.current = sent.catch(() => {})
    return sent
  }
}

function without<Kept extends object>(all: Kept, goes: (key: keyof Kept) => boolean): Kept {
  return Object.fromEntries(Object.entries(all).filter(([key]) => !goes(key as keyof Kept))) as Kept
}
