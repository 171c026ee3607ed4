import { completenessOf } from '../../domain/provoke-brief/brief-of.ts'
import { findingsOf } from '../../domain/provoke-brief/findings-of.ts'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

/** The brief's completeness and number of findings; announced when they change. */
export function Standing() {
  const body = useBody()
  const { percent } = useFormat()
  const found = findingsOf(body)
  const errors = found.filter(({ severity }) => severity === 'error').length
  return (
    <p role="status" className="os-muted">
      {words('standing', {
        share: percent(completenessOf(body).share),
        errors,
        warnings: found.length - errors,
      })}
    </p>
  )
}
