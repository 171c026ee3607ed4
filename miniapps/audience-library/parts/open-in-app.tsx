import type { Edition } from '../../domain/audience/edition.ts'
import { leavesOf } from '../../domain/audience/leaves.ts'
import { Link } from '../../kit/controls/link.tsx'
import { words } from '../words/words.ts'

/** Leads to where its rules can be read and changed: one of editions alone is the composer's. */
export function OpenInApp({ edition: { id, brand, expression } }: { edition: Edition }) {
  const isComposed = leavesOf(expression).every(({ op }) => op === 'audience')
  const app = isComposed ? 'audience-composer' : 'audience-builder'
  return (
    <Link look="secondary" to={`/brands/${brand}/${app}/${encodeURIComponent(id)}`}>
      {words(isComposed ? 'openInComposer' : 'openInBuilder')}
    </Link>
  )
}
