import { preload } from '../navigation/preload.ts'
import { $session } from '../stores/session.ts'

/** Header and React are needed as soon as somebody is signed in: they come beside the first answers, not after them. */
export function signedInPartsAreFetched(): void {
  const stop = $session.listen(({ state }) => {
    if (state === 'signed-out') return
    queueMicrotask(() => stop())
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-signed-in]'))
      link.rel = 'modulepreload'
    preload('header')
  })
}
