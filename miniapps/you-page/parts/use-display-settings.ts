import { useRef, useState } from 'react'
import type { DisplaySettings } from '../../../shell/contract/entities.ts'
import { problemText, type ProblemText } from '../../kit/words/problem-text.ts'
import { requestJson } from '../../kit/bridge/request-json.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'

/** Spec section 7: the body of the call has one of these fields. */
const FIELDS = {
  displayLanguage: 'language',
  dateLocale: 'dateFormatLocale',
  numberLocale: 'numberFormatLocale',
} as const

/** The shell answers wishes to load the person anew once a second. */
const RELOAD_PAUSE_MS = 1000

type Setting = keyof DisplaySettings

/**
 * The person's settings and the way to change one: shown at once, stored, and then the shell loads the person anew. This
 * page may not ask the shell to change them (spec section 6), so it makes the call itself.
 */
export function useDisplaySettings() {
  const {
    context: { displaySettings, user },
    portal,
  } = useMiniApp()
  const [wishes, setWishes] = useState<Partial<DisplaySettings>>({})
  const [problems, setProblems] = useState<Partial<Record<Setting, ProblemText>>>({})
  const toldAt = useRef(-Infinity)
  const [known, setKnown] = useState(displaySettings)
  if (known !== displaySettings) {
    // the wishes are carried out, or overtaken by a choice elsewhere
    setKnown(displaySettings)
    setWishes({})
  }

  const tell = () => {
    const wait = Math.max(0, toldAt.current + RELOAD_PAUSE_MS - performance.now())
    toldAt.current = performance.now() + wait
    setTimeout(() => portal.signal.aborted || portal.emit('user-unauthorized'), wait)
  }
  const change = async (setting: Setting, value: string) => {
    setWishes((before) => ({ ...before, [setting]: value }))
    setProblems(({ [setting]: _settled, ...others }) => others)
    try {
      await requestJson(
        portal,
        `/api/user-details/users/${encodeURIComponent(user!.email)}/display_settings`,
        { method: 'PATCH', body: { [FIELDS[setting]]: value } },
      )
      tell()
    } catch (error) {
      setProblems((before) => ({ ...before, [setting]: problemText(error) }))
    }
  }
  return {
    shown: { ...displaySettings, ...wishes },
    problems,
    change: (setting: Setting, value: string) => void change(setting, value),
  }
}
