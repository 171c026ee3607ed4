import type { Assessors, BothAnswers } from '../../../domain/scorecards/assessors.ts'
import type { Whose } from '../../../domain/scorecards/compare-assessors.ts'
import type { RunAnswer } from '../../../domain/scorecards/run-answers.ts'
import { SCORECARD_RUN } from '../../../domain/scorecards/scorecard-run.ts'
import type { Question } from '../../../domain/scorecards/scorecard.ts'
import { RadioGroup } from '../../../kit/controls/radio-group.tsx'
import { AttachmentList } from '../../../kit/document/attachments/attachment-list.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { answerWords } from '../run/answer-words.ts'
import { useAudit } from '../run/audit-context.ts'
import { words } from './words/words.ts'

const BOTH = ['first', 'second'] as const

interface DifferenceProps {
  both: BothAnswers
  assessors: Assessors
  taken: Whose | null
  /** Missing once it is agreed. */
  onTake: ((whose: Whose | null) => void) | undefined
}

/** One question with both answers side by side; one of them can be taken. */
export function Difference({ both, assessors, taken, onTake }: DifferenceProps) {
  const question = useAudit().scorecard.questions.find(({ id }) => id === both.questionId) ?? null
  const text = question?.text ?? both.questionId
  const nameOf = (whose: Whose) => assessors[whose]?.name ?? words(`who.${whose}`)
  return (
    <div className="difference">
      {onTake ? (
        <RadioGroup
          label={text}
          layout="cards"
          value={taken ?? ''}
          onChange={(value) => onTake(BOTH.find((whose) => whose === value) ?? null)}
          options={[
            ...BOTH.map((whose) => ({
              value: whose,
              label: nameOf(whose),
              description: <Given question={question} answer={both[whose]} />,
            })),
            { value: '', label: words('take.open'), description: words('take.openText') },
          ]}
        />
      ) : (
        <>
          <h3 className="os-label">{text}</h3>
          <dl className="os-facts">
            {BOTH.map((whose) => [
              <dt key={whose}>{nameOf(whose)}</dt>,
              <dd key={`${whose} said`}>
                <Given question={question} answer={both[whose]} />
              </dd>,
            ])}
          </dl>
        </>
      )}
      {BOTH.map((whose) => (
        <Attached
          key={whose}
          answer={both[whose]}
          run={assessors[whose]?.runId}
          name={nameOf(whose)}
          text={text}
        />
      ))}
    </div>
  )
}

/** Within a label: text alone. */
function Given({ question, answer }: { question: Question | null; answer: RunAnswer }) {
  const format = useFormat()
  return (
    <>
      <span>{answerWords(question, answer, format)}</span>
      {answer.evidence && <span className="difference-evidence">{answer.evidence}</span>}
    </>
  )
}

interface AttachedProps {
  answer: RunAnswer
  run: string | undefined
  name: string
  text: string
}

/** Links and files can be opened, so they stand outside of what is pressed to take an answer. */
function Attached({ answer: { links = [], files = [] }, run, name, text }: AttachedProps) {
  if (run === undefined || links.length + files.length === 0) return null
  return (
    <div>
      <p className="os-muted os-small">{name}</p>
      <AttachmentList type={SCORECARD_RUN.type} document={run} links={links} files={files} name={text} />
    </div>
  )
}
