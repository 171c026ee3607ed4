import { questionAt } from '../domain/scorecards/run-answers.ts'
import type { DocumentClient } from '../kit/document/document-client.ts'
import { type UnsavedDocument, UnsavedNotes } from '../kit/document/unsaved-notes.tsx'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { useFormat } from '../kit/words/format.ts'
import { auditPath, type Place } from './place.ts'

/** Answers of other screens that are not saved, and the way back to them. The shell asks before they are left behind. */
export function UnsavedElsewhere({ client, place }: { client: DocumentClient; place: Place }) {
  const { basePath } = useMiniApp().route
  const { number } = useFormat()
  return (
    <UnsavedNotes
      client={client}
      shows={(unsaved) => showsOwn(place, basePath, unsaved)}
      sentence={(unsaved) => {
        const count = questionsOf(unsaved).size
        const what = `${number(count)} ${count === 1 ? 'answer' : 'answers'} of ${unsaved.title}`
        const is = count === 1 ? ['is', 'was'] : ['are', 'were']
        return {
          count,
          words: unsaved.isLate
            ? `${what} ${is[1]} not saved before the audit was submitted.`
            : `${what} ${is[0]} not saved.`,
        }
      }}
      linkTo={(unsaved) => {
        const [first] = questionsOf(unsaved)
        return first && !unsaved.isLate
          ? `${unsaved.address}?question=${encodeURIComponent(first)}`
          : unsaved.address
      }}
    />
  )
}

const questionsOf = ({ paths }: UnsavedDocument): ReadonlySet<string> =>
  new Set(paths.flatMap((path) => questionAt(path) ?? []))

/** The questions and the result say themselves what of them is not saved; what came too late is no part of the result. */
function showsOwn(place: Place, basePath: string, { address, isLate }: UnsavedDocument): boolean {
  return (
    (place.screen === 'questions' || (place.screen === 'result' && !isLate)) &&
    address === auditPath(basePath, place.scorecardId, 'questions')
  )
}
