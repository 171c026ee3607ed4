import { useShortcutsTold } from '../../bridge/use-shortcuts-told.ts'
import { words } from '../words/words.ts'

interface Told {
  isTicked: boolean
  isEdited: boolean
  hasBoxes: boolean
}

/** Lists the keys of the grid under `?` while it is on the page. */
export function useKeysTold({ isTicked, isEdited, hasBoxes }: Told): void {
  useShortcutsTold(words('keys'), [
    { keys: ['↑', '↓', '←', '→'], text: words('keys.move') },
    { keys: ['Enter'], text: words('keys.open') },
    { keys: ['Alt+↓'], text: words('keys.options') },
    { keys: ['Shift+Space'], text: words('keys.row') },
    { keys: ['Ctrl+Space'], text: words('keys.column') },
    { keys: ['Ctrl+F'], text: words(isEdited ? 'keys.replace' : 'find') },
    ...(isTicked ? [{ keys: ['Space'], text: words('keys.tick') }] : []),
    ...(isEdited && hasBoxes ? [{ keys: ['Enter', 'Space'], text: words('keys.turn') }] : []),
    ...(isEdited
      ? [
          { keys: ['F2'], text: words('keys.edit') },
          { keys: ['Ctrl+D'], text: words('keys.fill') },
          { keys: ['Ctrl+R'], text: words('keys.fillRight') },
          { keys: ['Ctrl+Enter'], text: words('keys.fillAll') },
          { keys: ['Alt+Shift+→'], text: words('keys.moveCells') },
          { keys: ['Ctrl+;'], text: words('keys.today') },
          { keys: ['Del'], text: words('keys.clear') },
        ]
      : []),
  ])
}
