import { useEffect } from 'react'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { useLanguage } from '../../words/use-language.ts'
import { words } from '../words/words.ts'

/** Lists the keys of the grid under `?` while it is on the page. */
export function useKeysTold({ isTicked, isEdited }: { isTicked: boolean; isEdited: boolean }): void {
  const { portal } = useMiniApp()
  const language = useLanguage()
  useEffect(() => {
    const shortcuts = [
      { keys: ['↑', '↓', '←', '→'], text: words('keys.move') },
      { keys: ['Enter'], text: words('keys.open') },
      { keys: ['Alt+↓'], text: words('keys.options') },
      ...(isTicked ? [{ keys: ['Space'], text: words('keys.tick') }] : []),
      ...(isEdited
        ? [
            { keys: ['F2'], text: words('keys.edit') },
            { keys: ['Ctrl+D'], text: words('keys.fill') },
            { keys: ['Del'], text: words('keys.clear') },
          ]
        : []),
    ]
    portal.offerShortcuts([{ title: words('keys'), shortcuts }])
    return () => portal.offerShortcuts([])
  }, [portal, language, isTicked, isEdited])
}
