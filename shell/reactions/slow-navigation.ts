import { SLOW_NOTICE_MS } from '../config/limits.ts'
import { $navigation } from '../stores/pending-navigation.ts'

/** A navigation that takes longer than people wait without a word says so. */
export function slowNavigationShows(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  $navigation.listen(({ pending, slow }) => {
    if (!pending) {
      clearTimeout(timer)
      timer = undefined
      if (slow) $navigation.setKey('slow', false)
    } else if (!slow) {
      timer ??= setTimeout(() => $navigation.setKey('slow', true), SLOW_NOTICE_MS)
    }
  })
}
