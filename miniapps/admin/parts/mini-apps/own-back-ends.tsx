import type { RuntimeMiniApp } from '../../../../shell/contract/runtime-config.ts'
import { backEndsOf } from './entry-form.ts'
import { words } from './words/words.ts'

/** Back ends that get tokens for the person; only the author's JSON changes them. */
export function OwnBackEnds({ of }: { of: Partial<RuntimeMiniApp> }) {
  const backEnds = backEndsOf(of)
  if (backEnds.length === 0) return null
  return (
    <section aria-live="polite">
      <h3>{words('backEnds')}</h3>
      <ul>
        {backEnds.map(({ name, origin, audience }, at) => (
          <li key={at}>{words('backEnds.line', { name, origin, audience })}</li>
        ))}
      </ul>
      <p>{words('backEnds.note')}</p>
    </section>
  )
}
