import { SCORECARD_RUN } from '../../../domain/scorecards/scorecard-run.ts'
import { isOpenRun } from '../../../domain/scorecards/run-status.ts'
import type { Question } from '../../../domain/scorecards/scorecard.ts'
import { useFormat, type Format } from '../../../kit/words/format.ts'
import { usePrinting } from '../../../kit/bridge/use-printing.ts'
import { AttachmentList } from '../../../kit/document/attachments/attachment-list.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { useAudit } from '../run/audit-context.ts'
import { isAnswered, type AnswerValue } from '../run/answer-value.ts'
import { answerWords } from '../run/answer-words.ts'
import type { Entry } from '../run/entry.ts'
import { byDimension, valueIn } from '../run/standing.ts'
import { words } from '../../words/words.ts'

/** Every answer with its evidence: folded on the screen, whole on paper. */
export function AnswerList() {
  const {
    scorecard: { dimensions, questions },
    entries,
  } = useAudit()
  const isPrinting = usePrinting()
  return (
    <details className="os-card answer-list" open={isPrinting || undefined}>
      <summary>
        <h2 className="os-subtitle">{words('answersOf', { count: questions.length })}</h2>
      </summary>
      {byDimension(dimensions, questions, entries).map(({ dimension, questions: own }) => (
        <div key={dimension} className="answers">
          <h3 className="os-label">{dimension}</h3>
          <ul>
            {own.map((question) => (
              <AnswerRow key={question.id} question={question} />
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}

function AnswerRow({ question }: { question: Question }) {
  const { entries, run, path } = useAudit()
  const format = useFormat()
  const value = valueIn(entries, question.id)
  const entry = entries[question.id]
  return (
    <li className="answer">
      <span className="level-mark" data-empty={isAnswered(value) ? undefined : ''} aria-hidden="true">
        {markOf(value, format)}
      </span>
      <div>
        <p className="answer-question">{question.text}</p>
        <p className={value.level === null ? 'os-muted' : undefined}>
          {answerWords(question, value, format)}
        </p>
        {value.evidence && <p className="answer-evidence">{value.evidence}</p>}
        {run && (
          <AttachmentList
            type={SCORECARD_RUN.type}
            document={run.id}
            links={value.links}
            files={value.files}
            name={question.text}
          />
        )}
        {entry && <Origin entry={entry} />}
      </div>
      {run && isOpenRun(run.status) && (
        <Link quiet to={path('questions', question.id)}>
          {words(isAnswered(value) ? 'action.change' : 'action.answer')}
          <span className="os-visually-hidden">: {question.text}</span>
        </Link>
      )}
    </li>
  )
}

/** Who gave the answer, and when: what is stored may be somebody else's, with an unsaved one on top. */
function Origin({ entry: { state, by, at } }: { entry: Entry }) {
  const { dateTime } = useFormat()
  if (state === 'untouched') return null
  return (
    <p className="os-muted os-small">
      {state === 'saved' && by ? `${by.name}, ${dateTime(at)}` : words('answer.notSaved')}
    </p>
  )
}

function markOf({ level, unknown, notApplicable }: AnswerValue, { number }: Format): string {
  if (unknown) return 'U'
  return notApplicable ? 'N' : number(level)
}
