import { useStore } from '@nanostores/react'
import { GitCompare } from 'lucide'
import { textOf } from '../../../domain/document/change.ts'
import { scorecardInDraft } from '../../../domain/scorecards/draft/draft-fields.ts'
import {
  isEmptyDifference,
  scorecardDifference,
  type ScorecardDifference,
} from '../../../domain/scorecards/draft/scorecard-difference.ts'
import type { Question } from '../../../domain/scorecards/scorecard.ts'
import { EmptyState } from '../../../kit/controls/empty-state.tsx'
import { ValueChange } from '../../../kit/document/value-change.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { useDraft } from './draft-context.ts'
import { partWords } from './part-words.ts'
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
  return <Changes difference={difference} Heading={`h${headingLevel}`} />
}

function Changes({
  difference: { added, removed, changed, about, isReordered },
  Heading,
}: {
  difference: ScorecardDifference
  Heading: 'h2' | 'h3'
}) {
  const format = useFormat()
  return (
    <div className="draft-difference">
      <p>
        {words('difference.sum', { added: added.length, removed: removed.length, changed: changed.length })}
        {isReordered && ` ${words('difference.reordered')}`}
      </p>
      {about.length > 0 && (
        <section>
          <Heading className="os-subtitle">{words('view.about')}</Heading>
          {about.map(({ part, before, after }) => (
            <BeforeAfter key={part} name={words(`field.${part}`)} before={[before]} after={[after]} />
          ))}
        </section>
      )}
      {changed.map(({ before, after, parts }) => (
        <section key={after.id}>
          <Heading className="os-subtitle">{words('difference.changed', { text: before.text })}</Heading>
          {parts.map((part) => (
            <BeforeAfter
              key={part}
              name={words(`field.${part}`)}
              before={partWords(before, part, format)}
              after={partWords(after, part, format)}
            />
          ))}
        </section>
      ))}
      <Questions title={words('difference.added')} questions={added} Heading={Heading} />
      <Questions title={words('difference.removed')} questions={removed} Heading={Heading} />
    </div>
  )
}

function Questions({
  title,
  questions,
  Heading,
}: {
  title: string
  questions: readonly Question[]
  Heading: 'h2' | 'h3'
}) {
  const { number } = useFormat()
  if (questions.length === 0) return null
  return (
    <section>
      <Heading className="os-subtitle">{title}</Heading>
      <ul>
        {questions.map(({ id, text, weight }) => (
          <li key={id}>
            {words('difference.question', {
              text: text || words('question.untitled'),
              weight: number(weight),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Only the lines that differ: of five levels one may have changed. */
function BeforeAfter({
  name,
  before,
  after,
}: {
  name: string
  before: readonly string[]
  after: readonly string[]
}) {
  const gone = before.filter((line) => line && !after.includes(line))
  const come = after.filter((line) => line && !before.includes(line))
  const isOne = gone.length === 1 && come.length === 1 && before.length === 1
  if (isOne)
    return (
      <div className="draft-change">
        <p className="os-label">{name}</p>
        <ValueChange before={gone[0]!} after={come[0]!} wordsOf={textOf} />
      </div>
    )
  return (
    <div className="draft-change">
      <p className="os-label">{name}</p>
      {gone.map((line) => (
        <p key={`- ${line}`}>
          <del>{line}</del>
        </p>
      ))}
      {come.map((line) => (
        <p key={`+ ${line}`}>
          <ins>{line}</ins>
        </p>
      ))}
    </div>
  )
}
