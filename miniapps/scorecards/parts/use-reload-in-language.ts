import { useEffect, useRef } from 'react'
import { useLanguage } from '../../kit/words/use-language.ts'

/** Asks the server again when the person chooses another language; what is there stays until the answer has come. */
export function useReloadInLanguage(reload: () => void): void {
  const language = useLanguage()
  const asked = useRef(language)
  useEffect(() => {
    if (asked.current === language) return
    asked.current = language
    reload()
  }, [language, reload])
}
