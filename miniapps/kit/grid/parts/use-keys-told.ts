import { useEffect } from 'react'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { useLanguage } from '../../words/use-language.ts'
import { words } from '../words/words.ts'

interface Told {
  isTicked: boolean
  isEdited: boolean
  hasBoxes: boolean
}

/** Lists the keys of the grid under `?` while it is on the page. */
export function useKeysTold({ isTicked, isEdited, hasBoxes }: Told): void {
  const { portal } = useMiniApp()
  const language = useLanguage()
  useEffect(() => {
    const shortcuts = [
      { keys: ['↑', '↓', '←', '→'], text: words('keys.move') },
      { keys: ['Enter'], text: words('keys.open') },
      { keys: ['Alt+↓'], text: words('keys.options') },
      ...(isTicked ? [{ keys: ['Space'], text: words('keys.tick') }] : []),
      ...(isEdited && hasBoxes ? [{ keys: ['Enter', 'Space'], text: words('keys.turn') }] : []),
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
  }, [portal, language, isTicked, isEdited, hasBoxes])
}
