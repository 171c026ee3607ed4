const SHORTCUTS: readonly (readonly [string, readonly string[]])[] = [
  ['Choose a level', ['0', '1', '2', '3', '4']],
  ['Not applicable', ['N']],
  ['Write evidence', ['E']],
  ['Stop writing', ['Esc']],
  ['Next question', ['J', '↓']],
  ['Previous question', ['K', '↑']],
  ['Next unanswered', ['U']],
]

/** The questionnaire's keys. */
export function ShortcutList() {
  return (
    <details className="shortcuts" open>
      <summary>Keyboard</summary>
      <dl>
        {SHORTCUTS.map(([words, keys]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{keys.map((key) => <kbd key={key} className="os-key">{key}</kbd>)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
