import * as v from 'valibot'
import type { Assessor, Assessors, BothAnswers } from '../../../domain/scorecards/assessors.ts'
import { agreedFields, differences, type Whose } from '../../../domain/scorecards/compare-assessors.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { FormAlert } from '../../../kit/form/form-alert.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { useAudit } from '../run/audit-context.ts'
import { AgreedNote } from './agreed-note.tsx'
import { Difference } from './difference.tsx'
import { words } from './words/words.ts'

interface DifferencesProps {
  assessors: Assessors
  answers: readonly BothAnswers[]
  agreed: Assessor | null
}

const TAKEN = v.object({ taken: v.record(v.string(), v.picklist(['first', 'second'])) })

/** Only where both chose something else: what is taken begins the agreed run, which is one as every other. */
export function Differences({ assessors, answers, agreed }: DifferencesProps) {
  const { begin } = useAudit()
  const { number } = useFormat()
  const form = useForm(
    TAKEN,
    { taken: {} },
    (chosen) => begin({ ...agreedFields(answers, chosen.taken), kind: 'agreed' }),
    { done: (show) => show() },
  )
  const { taken } = form.values
  const found = differences(answers)
  const take = (questionId: string, whose: Whose | null) => {
    const { [questionId]: _, ...others } = taken
    form.set({ taken: whose ? { ...others, [questionId]: whose } : others })
  }
  const title = found.length ? words('differences.title', { count: found.length }) : words('differences.none')
  const counts = { taken: number(Object.keys(taken).length), count: number(found.length) }
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
        <div className="agree">
          <p>{words('agree.text')}</p>
          <FormAlert form={form} />
          <div className="os-row">
            <Button variant="primary" busy={form.isBusy} onClick={() => form.submit()}>
              {words('agree.begin')}
            </Button>
            {found.length > 0 && (
              <span className="os-muted" role="status">
                {words('agree.taken', counts)}
              </span>
            )}
          </div>
        </div>
      )}
    </Card>
  )
}
