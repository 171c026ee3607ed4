import { preload } from '../navigation/preload.ts'
import { $session } from '../stores/session.ts'
import { words } from '../words/signed-in/words/words.ts'
import { loadUntilCome } from './load-until-come.ts'

/** Header, React, menus and the words of who is signed in are needed as soon as somebody is signed in: they come beside the first answers, not after them. */
export function signedInPartsAreFetched(): void {
  const stop = $session.listen(({ state }) => {
    if (state === 'signed-out') return
    queueMicrotask(() => stop())
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-signed-in]'))
      link.rel = 'modulepreload'
    words.begin()
    void fillMenus()
    preload('header')
  })
}

/** An empty menu looks as if nothing were allowed. */
async function fillMenus(): Promise<void> {
  const load = async () => (await import('../menus/filled-menus.ts')).menusAreFilled
  ;(await loadUntilCome(load, 'Menus'))()
}
