import type { AppNeeds } from '../../../../shell/contract/app-needs.ts'
import { words } from './words/words.ts'

const LISTED = ['connect', 'images', 'frames', 'policies'] as const
const TICKED = ['workers', 'wasm'] as const

/** A mini-app's `needs`, a sentence each. */
export function needSentences(needs: AppNeeds = {}): readonly string[] {
  return [
    ...LISTED.filter((need) => needs[need]?.length).map((need) =>
      words(`needs.${need}`, { list: needs[need]!.join(', ') }),
    ),
    ...TICKED.filter((need) => needs[need]).map((need) => words(`needs.${need}`)),
  ]
}

/** Before an entry is saved: what is granted with it, and to whom. */
export function NeedsInWords({ needs }: { needs: AppNeeds }) {
  const sentences = needSentences(needs)
  return (
    <section aria-live="polite">
      <h3>{words('needs')}</h3>
      {sentences.length === 0 ? (
        <p>{words('needs.none')}</p>
      ) : (
        <>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p>{words('needs.note')}</p>
        </>
      )}
    </section>
  )
}
