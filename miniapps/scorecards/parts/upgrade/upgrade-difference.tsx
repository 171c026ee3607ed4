import { scorecardDifference } from '../../../domain/scorecards/draft/scorecard-difference.ts'
import type { Question, Scorecard } from '../../../domain/scorecards/scorecard.ts'
import { asksAnew } from '../../../domain/scorecards/upgrade.ts'
import { useSheet } from '../../../kit/bridge/use-sheet.ts'
import { useFormat } from '../../../kit/words/format.ts'
import editSheet from '../edit/edit.css?sheet'
import { ScorecardChanges } from '../edit/scorecard-changes.tsx'
import { isChosen } from '../run/answer-value.ts'
import { answerWords } from '../run/answer-words.ts'
import { useAudit } from '../run/audit-context.ts'
import { answerPaths } from '../run/entry.ts'
import type { RunAnswers } from '../run/run-answers.ts'
import { valueIn } from '../run/standing.ts'
import { words } from './words/words.ts'

/** What the newest version asks otherwise, and what becomes of each answer. */
export function UpgradeDifference({ newest, answers }: { newest: Scorecard; answers: RunAnswers }) {
  const { scorecard, entries } = useAudit()
  const format = useFormat()
  useSheet(editSheet)
  const difference = scorecardDifference(scorecard, newest)
  const anew = difference.changed.filter(asksAnew).map(({ before }) => before)
  const isAnswered = ({ id }: Question) => isChosen(valueIn(entries, id))
  const isFilled = ({ id }: Question) =>
    answerPaths(answers.run, id).some((path) => answers.run.field(path).value !== null)
  const others = scorecard.questions.filter(
    ({ id }) => ![...anew, ...difference.removed].some((each) => each.id === id),
  )
  const counts = {
    stay: others.filter(isAnswered).length,
    confirm: anew.filter(isAnswered).length,
    leave: difference.removed.filter(isFilled).length,
  }
  const noteOf = (questionId: string) => {
    const question = [...anew, ...difference.removed].find(({ id }) => id === questionId)
    if (!question || !isAnswered(question)) return null
    const answer = answerWords(question, valueIn(entries, questionId), format)
    return (
      <p className="os-muted">{words(anew.includes(question) ? 'note.confirm' : 'note.leave', { answer })}</p>
    )
  }
  return (
    <>
      <div className="draft-difference">
        <h3 className="os-label">{words('answers')}</h3>
        <ul>
          <li>{words('stay', { count: counts.stay })}</li>
          {counts.confirm > 0 && <li>{words('confirm', { count: counts.confirm })}</li>}
          {counts.leave > 0 && <li>{words('leave', { count: counts.leave })}</li>}
        </ul>
      </div>
      <ScorecardChanges difference={difference} Heading="h3" noteOf={noteOf} />
    </>
  )
}
