import { pathNow } from '../contract/local-path.ts'
import { tryAgainLater } from '../contract/try-again.ts'
import { goTo } from '../stores/destination.ts'
import { $navigation } from '../stores/pending-navigation.ts'
import { $place } from '../stores/place.ts'

/** The page that says that the server cannot be reached goes away by itself when it can. */
export function unreachableTriesAgain(): void {
  let stop: (() => void) | undefined
  $place.listen(({ page }) => {
    stop?.()
    stop =
      page === 'problem'
        ? tryAgainLater(() => $navigation.get().pending || goTo(pathNow(), { replace: true }))
        : undefined
  })
}
