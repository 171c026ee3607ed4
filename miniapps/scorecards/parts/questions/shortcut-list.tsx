import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useShortcutsTold } from '../../../kit/bridge/use-shortcuts-told.ts'
import { words } from '../../words/words.ts'

const shortcuts = () => [
  { keys: ['0', '1', '2', '3', '4'], text: words('shortcuts.key.level') },
  { keys: ['U'], text: words('shortcuts.key.unknown') },
  { keys: ['N'], text: words('shortcuts.key.notApplicable') },
  { keys: ['Y'], text: words('shortcuts.key.confirm') },
  { keys: ['C'], text: words('shortcuts.key.clear') },
  { keys: ['E'], text: words('shortcuts.key.write') },
  { keys: ['Esc'], text: words('shortcuts.key.stop') },
  { keys: ['J', '↓'], text: words('shortcuts.key.next') },
  { keys: ['K', '↑'], text: words('shortcuts.key.previous') },
  { keys: ['O'], text: words('shortcuts.key.unanswered') },
]

/**
 * Lists the keys of the questionnaire, and offers them to the portal for its list under `?`. Keys without a modifier are
 * left out where the person has turned them off.
 */
export function ShortcutList() {
  const { context } = useMiniApp()
  const { singleKeys } = context
  const isOn = (key: string) => singleKeys || !/^[0-9A-Z]$/.test(key)
  useShortcutsTold(words('shortcuts.group'), shortcuts())
  return (
    <details className="shortcuts" open>
      <summary>{words('shortcuts.title')}</summary>
      <dl>
        {shortcuts()
          .filter(({ keys }) => keys.some(isOn))
          .map(({ keys, text }) => (
            <div key={keys.join()}>
              <dt>{text}</dt>
              <dd>
                {keys.filter(isOn).map((key) => (
                  <kbd key={key} className="os-key">
                    {key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
      </dl>
      {!singleKeys && <p className="os-muted">{words('shortcuts.off')}</p>}
    </details>
  )
}
