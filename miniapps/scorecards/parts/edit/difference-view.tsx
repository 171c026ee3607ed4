import { useStore } from '@nanostores/react'
import { GitCompare } from 'lucide'
import { scorecardInDraft } from '../../../domain/scorecards/draft/draft-fields.ts'
import {
  isEmptyDifference,
  scorecardDifference,
} from '../../../domain/scorecards/draft/scorecard-difference.ts'
import { EmptyState } from '../../../kit/controls/empty-state.tsx'
import { useDraft } from './draft-context.ts'
import { ScorecardChanges } from './scorecard-changes.tsx'
import { words } from './words/words.ts'

/** What publishing the draft would change, against the version that is published. */
export function DifferenceView({ headingLevel = 2 }: { headingLevel?: 2 | 3 }) {
  const { document, audit } = useDraft()
  useStore(document.$fields)
  const difference = scorecardDifference(audit.scorecard, scorecardInDraft(document.body))
  if (isEmptyDifference(difference))
    return (
      <EmptyState icon={GitCompare} title={words('difference.none')} headingLevel={headingLevel}>
        {words('difference.noneText')}
      </EmptyState>
    )
  return <ScorecardChanges difference={difference} Heading={`h${headingLevel}`} />
}
