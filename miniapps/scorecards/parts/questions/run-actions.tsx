import type { FileNote } from '../../../domain/document/file.ts'
import type { Link } from '../../../domain/document/link.ts'
import type { Json } from '../../../domain/document/json.ts'
import { STATUS_PATH } from '../../../domain/document/wire.ts'
import { ANSWER_PARTS, questionAt } from '../../../domain/scorecards/run-answers.ts'
import { evidenceKindAt } from '../../../domain/scorecards/run-evidence.ts'
import type { Confidence } from '../../../domain/scorecards/priority.ts'
import type { Question, Run } from '../../../domain/scorecards/scorecard.ts'
import { ChangeHistory } from '../../../kit/document/change-history.tsx'
import { PresentPeople } from '../../../kit/document/present-people.tsx'
import { UndoButtons } from '../../../kit/document/undo-buttons.tsx'
import { useFormat, type Format } from '../../../kit/words/format.ts'
import { words as assessorWords } from '../assessors/words/words.ts'
import { ActionBar } from '../../../kit/actions/action-bar.tsx'
import { DISCARD } from '../../audit-actions.ts'
import { attachmentWords } from '../run/answer-words.ts'
import { useAudit } from '../run/audit-context.ts'
import type { RunAnswers } from '../run/run-answers.ts'
import { words as roundWords } from '../rounds/words/words.ts'
import { words } from '../../words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

/** Who else is here, what was changed, and the way back. */
export function RunActions({
  answers: { client, run },
  onJump,
}: {
  answers: RunAnswers
  onJump(questionId: string | null): void
}) {
  const audit = useAudit()
  const { questions } = audit.scorecard
  const format = useFormat()
  return (
    <>
      <PresentPeople document={run} />
      <ActionBar actions={[DISCARD]} on={audit} hint={audit.scorecard.title} />
      <UndoButtons document={run} onStep={([path]) => onJump(questionAt(path ?? '') ?? null)} />
      <ChangeHistory
        client={client}
        document={run}
        nameOf={(path) => nameOf(path, questions)}
        wordsOf={(path, value) => wordsOf(path, value, questions, format)}
      />
    </>
  )
}

function nameOf(path: string, questions: readonly Question[]): string | undefined {
  if (path === STATUS_PATH) return words('changes.audit')
  if (path === 'version') return roundWords('change.version')
  const question = questions.find(({ id }) => id === questionAt(path))
  const part = evidenceKindAt(path) ?? ANSWER_PARTS.find((each) => path.endsWith(`/${each}`))
  if (questionAt(path) === undefined || !part) return
  const text = question?.text ?? words('left.gone')
  return words('changes.ofQuestion', { part: words(`part.${part}`), question: text })
}

function wordsOf(path: string, value: Json, questions: readonly Question[], { number }: Format): string {
  if (value === null || value === false) return words('changes.nothing')
  if (value === true) return kitWords('yes')
  if (path === STATUS_PATH) return assessorWords(`status.${value as Run['status']}`)
  if (path.endsWith('/confidence')) return words(`confidence.${value as Confidence}`)
  if (typeof value === 'string') return value
  if (evidenceKindAt(path)) return attachmentWords(value as Link | FileNote)
  const question = questions.find(({ id }) => id === questionAt(path))
  const level = typeof value === 'number' && path.endsWith('/level') ? value : null
  if (level !== null && !question) return words('answer.level', { level: number(level) })
  if (level === null) return JSON.stringify(value)
  return words('changes.level', { level: number(level), text: question?.levels[level] ?? '' })
}
