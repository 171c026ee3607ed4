import { useSyncExternalStore } from 'react'
import { onWords, shownLanguage, type Language } from '../../../shell/contract/words.ts'

/** For what React would otherwise not draw anew when the language changes: inside `memo`, and among dependencies. */
export const useLanguage = (): Language => useSyncExternalStore(onWords, shownLanguage)
