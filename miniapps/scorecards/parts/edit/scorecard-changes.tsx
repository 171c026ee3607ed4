import type { ReactNode } from 'react'
import { textOf } from '../../../domain/document/change.ts'
import type { ScorecardDifference } from '../../../domain/scorecards/draft/scorecard-difference.ts'
import type { Question } from '../../../domain/scorecards/scorecard.ts'
import { ValueChange } from '../../../kit/document/value-change.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { partWords } from './part-words.ts'
import { words } from './words/words.ts'

export interface ScorecardChangesProps {
  difference: ScorecardDifference
  Heading: 'h2' | 'h3'
  /** What stands below a question that is changed or removed. */
  noteOf?(questionId: string): ReactNode
}

/** How two versions of a scorecard differ, question by question. */
export function ScorecardChanges({
  difference: { added, removed, changed, about, isReordered },
  Heading,
  noteOf,
}: ScorecardChangesProps) {
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
          {noteOf?.(after.id)}
        </section>
      ))}
      <Questions title={words('difference.added')} questions={added} Heading={Heading} />
      <Questions title={words('difference.removed')} questions={removed} Heading={Heading} noteOf={noteOf} />
    </div>
  )
}

function Questions({
  title,
  questions,
  Heading,
  noteOf,
}: {
  title: string
  questions: readonly Question[]
  Heading: ScorecardChangesProps['Heading']
  noteOf?: ScorecardChangesProps['noteOf']
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
            {noteOf?.(id)}
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
