import type { Json } from '../../domain/document/json.ts'

interface ValueChangeProps {
  /** null for empty: it is left out. */
  before: Json
  after: Json
  wordsOf(value: Json): string
}

/** What stood in a field, and what stands there now. */
export function ValueChange({ before, after, wordsOf }: ValueChangeProps) {
  return (
    <p className="past-values">
      {before !== null && (
        <>
          <del>{wordsOf(before)}</del> <span aria-hidden="true">→</span>{' '}
        </>
      )}
      <ins>{wordsOf(after)}</ins>
    </p>
  )
}
