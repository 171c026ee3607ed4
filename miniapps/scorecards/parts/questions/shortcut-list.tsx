import { questionShortcuts, useSingleKeysOn } from '../../../kit/bridge/single-key-shortcuts.ts'
import { words } from '../../words/words.ts'

const withoutSingleKeys = () =>
  questionShortcuts()
    .map(({ keys, text }) => ({ text, keys: keys.filter((key) => !/^[0-9A-Z]$/.test(key)) }))
    .filter(({ keys }) => keys.length > 0)

/** The questionnaire's keys, as far as they are turned on. */
export function ShortcutList() {
  const singleKeys = useSingleKeysOn()
  return (
    <details className="shortcuts" open>
      <summary>{words('shortcuts.title')}</summary>
      <dl>
        {(singleKeys ? questionShortcuts() : withoutSingleKeys()).map(({ keys, text }) => (
          <div key={keys.join()}>
            <dt>{text}</dt>
            <dd>
              {keys.map((key) => (
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
