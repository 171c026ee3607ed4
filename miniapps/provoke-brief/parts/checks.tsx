import { findingsOf, reasonPath } from '../../domain/provoke-brief/findings-of.ts'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { FindingNote } from '../../kit/planning/finding-note.tsx'
import { BRIEF_WORDS } from '../brief-words.ts'

/** Findings about these fields. */
export function Checks({ at }: { at: RegExp }) {
  const found = findingsOf(useBody()).filter(({ path }) => at.test(path))
  return found.map((finding) => (
    <FindingNote
      key={finding.id}
      text={BRIEF_WORDS.problemOf!({ ...finding, message: '' })}
      severity={finding.severity}
      reason={reasonPath(finding)}
    />
  ))
}
