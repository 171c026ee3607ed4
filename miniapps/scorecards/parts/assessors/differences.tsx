import { useState } from 'react'
import type { Assessor, Assessors, BothAnswers } from '../../../domain/scorecards/assessors.ts'
import { agreedFields, differences, type Whose } from '../../../domain/scorecards/compare-assessors.ts'
import { useUnsaved } from '../../../kit/bridge/use-unsaved.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import type { ProblemText } from '../../../kit/words/problem-text.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { ProblemNotice } from '../problem-notice.tsx'
import { useStart } from '../use-start.ts'
import { AgreedNote } from './agreed-note.tsx'
import { Difference } from './difference.tsx'
import { words } from './words/words.ts'

interface DifferencesProps {
  assessors: Assessors
  answers: readonly BothAnswers[]
  agreed: Assessor | null
}

/** Only where both chose something else: what is taken begins the agreed run, which is one as every other. */
export function Differences({ assessors, answers, agreed }: DifferencesProps) {
  const [taken, setTaken] = useState<Readonly<Record<string, Whose>>>({})
  const found = differences(answers)
  const take = (questionId: string, whose: Whose | null) => {
    const { [questionId]: _, ...others } = taken
    setTaken(whose ? { ...others, [questionId]: whose } : others)
  }
  const title = found.length ? words('differences.title', { count: found.length }) : words('differences.none')
  return (
    <Card title={title} className="differences">
      {found.map((both) => (
        <Difference
          key={both.questionId}
          both={both}
          assessors={assessors}
          taken={taken[both.questionId] ?? null}
          onTake={agreed ? undefined : (whose) => take(both.questionId, whose)}
        />
      ))}
      {agreed ? (
        <AgreedNote status={agreed.status} />
      ) : (
        <BeginAgreed
          fields={{ ...agreedFields(answers, taken), kind: 'agreed' }}
          taken={Object.keys(taken).length}
          count={found.length}
        />
      )}
    </Card>
  )
}

interface BeginAgreedProps {
  fields: ReturnType<typeof agreedFields>
  taken: number
  count: number
}

function BeginAgreed({ fields, taken, count }: BeginAgreedProps) {
  const [problem, setProblem] = useState<ProblemText | null>(null)
  const { busy, start } = useStart(setProblem, fields)
  useUnsaved(taken > 0 && !busy) // the run that has begun holds them
  const { number } = useFormat()
  return (
    <div className="agree">
      <p>{words('agree.text')}</p>
      <ProblemNotice problem={problem} />
      <div className="os-row">
        <Button variant="primary" busy={busy} onClick={start}>
          {words('agree.begin')}
        </Button>
        {count > 0 && (
          <span className="os-muted" role="status">
            {words('agree.taken', { taken: number(taken), count: number(count) })}
          </span>
        )}
      </div>
    </div>
  )
}
