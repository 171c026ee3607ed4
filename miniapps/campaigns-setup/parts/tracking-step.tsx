import { textAt } from '../../domain/document/change.ts'
import { LINKS_MAX } from '../../domain/campaigns/limits.ts'
import { trackingQuery } from '../../domain/planning/names/tracking-query.ts'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { NumberedLines } from '../../kit/planning/numbered-lines.tsx'
import { words } from '../words/words.ts'
import { StepCard } from './step-card.tsx'

const PARTS = ['source', 'medium', 'campaign', 'content', 'term'] as const

/** UTM parameters, and the query that links get of them. */
export function TrackingStep() {
  const body = useBody()
  const name = textAt(body, 'name') || textAt(body, 'code')
  return (
    <StepCard step="tracking">
      <NumberedLines
        of="tracking"
        parts={PARTS}
        fresh={() => ({ campaign: name || 'campaign' })}
        most={LINKS_MAX}
        add={words('addLink')}
        removeLabel={(number) => words('removeLink', { number })}
      >
        {(at, number) => (
          <>
            <div className="fields">
              {PARTS.map((part) => (
                <TextOf key={part} path={`${at}/${part}`} label={`${number}. utm_${part}`} />
              ))}
            </div>
            <Query at={at} />
          </>
        )}
      </NumberedLines>
    </StepCard>
  )
}

function Query({ at }: { at: string }) {
  const body = useBody()
  const value = (part: string) => textAt(body, `${at}/${part}`)
  const made = trackingQuery({
    source: value('source'),
    medium: value('medium'),
    campaign: value('campaign'),
    content: value('content'),
    term: value('term'),
  })
  return 'query' in made ? (
    <code className="query">?{made.query}</code>
  ) : (
    <p className="os-muted">
      {words('queryMissing', { fields: made.fields.map((part) => `utm_${part}`).join(', ') })}
    </p>
  )
}
