import { useSingleKeysOn } from '../kit/single-key-shortcuts.ts'

const SHORTCUTS: readonly (readonly [string, readonly string[]])[] = [
  ['Choose a level', ['0', '1', '2', '3', '4']],
  ['Not applicable', ['N']],
  ['Clear answer', ['C']],
  ['Write evidence', ['E']],
  ['Stop writing', ['Esc']],
  ['Next question', ['J', '↓']],
  ['Previous question', ['K', '↑']],
  ['Next unanswered', ['U']],
]

const WITHOUT_SINGLE_KEYS = SHORTCUTS
  .map(([words, keys]) => [words, keys.filter((key) => !/^[0-9A-Z]$/.test(key))] as const)
  .filter(([, keys]) => keys.length > 0)

/** The questionnaire's keys, as far as they are turned on. */
export function ShortcutList() {
  const singleKeys = useSingleKeysOn()
  return (
    <details className="shortcuts" open>
      <summary>Keyboard</summary>
      <dl>
        {(singleKeys ? SHORTCUTS : WITHOUT_SINGLE_KEYS).map(([words, keys]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{keys.map((key) => <kbd key={key} className="os-key">{key}</kbd>)}</dd>
          </div>
        ))}
      </dl>
      {!singleKeys && <p className="os-muted">Single keys are turned off. Turn them on in the header, under Help, Keyboard shortcuts.</p>}
    </details>
  )
}
