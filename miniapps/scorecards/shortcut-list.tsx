import { QUESTION_SHORTCUTS, useSingleKeysOn } from '../kit/bridge/single-key-shortcuts.ts'

const WITHOUT_SINGLE_KEYS = QUESTION_SHORTCUTS.map(({ keys, text }) => ({
  text,
  keys: keys.filter((key) => !/^[0-9A-Z]$/.test(key)),
})).filter(({ keys }) => keys.length > 0)

/** The questionnaire's keys, as far as they are turned on. */
export function ShortcutList() {
  const singleKeys = useSingleKeysOn()
  return (
    <details className="shortcuts" open>
      <summary>Keyboard</summary>
      <dl>
        {(singleKeys ? QUESTION_SHORTCUTS : WITHOUT_SINGLE_KEYS).map(({ keys, text }) => (
          <div key={text}>
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
      {!singleKeys && (
        <p className="os-muted">
          Single keys are turned off. Turn them on in the header, under Help, Keyboard shortcuts.
        </p>
      )}
    </details>
  )
}
