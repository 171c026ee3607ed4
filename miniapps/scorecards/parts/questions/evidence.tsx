import {
  EVIDENCE_MAX_CHARACTERS,
  MAX_FILES_PER_ANSWER,
  MAX_LINKS_PER_ANSWER,
} from '../../../domain/scorecards/limits.ts'
import { answerPath, lacksEvidence } from '../../../domain/scorecards/run-answers.ts'
import type { Question } from '../../../domain/scorecards/scorecard.ts'
import { CircleAlert } from 'lucide'
import { Icon } from '../../../kit/controls/icon.tsx'
import { Attachments } from '../../../kit/document/attachments/attachments.tsx'
import { Comments } from '../../../kit/document/comments/comments.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from '../../words/words.ts'
import type { Entry } from '../run/entry.ts'
import type { RunAnswers } from '../run/run-answers.ts'
import { LongText } from './long-text.tsx'

interface EvidenceProps {
  question: Question
  entry: Entry
  answers: RunAnswers
  /** Of the question. */
  number: number
}

const MOST = { links: MAX_LINKS_PER_ANSWER, files: MAX_FILES_PER_ANSWER }

/** What proves the answer: a text, links and files, and what people say about them. */
export function Evidence({ question, entry, answers, number }: EvidenceProps) {
  const format = useFormat()
  const { client, run } = answers
  const name = words('question.evidenceOf', { number: format.number(number) })
  return (
    <Attachments
      client={client}
      document={run}
      base={`answers/${question.id}`}
      name={name}
      most={MOST}
      beside={
        <Comments client={client} document={run} path={answerPath(question.id, 'evidence')} name={name} />
      }
    >
      <LongText
        field="evidence"
        label={words('part.evidence')}
        rows={entry.value.notApplicable ? 3 : 7}
        max={EVIDENCE_MAX_CHARACTERS}
        value={entry.value.evidence}
        help={question.evidenceType}
        onChange={(evidence) => answers.change(question.id, { evidence }, 'after-pause')}
        onBlur={answers.send}
      />
      {lacksEvidence(entry.value) && (
        <p className="evidence-needed os-small">
          <Icon of={CircleAlert} /> {words('question.evidenceMissing')}
        </p>
      )}
    </Attachments>
  )
}
