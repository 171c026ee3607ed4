import { questionAt } from '../../domain/scorecards/run-answers.ts'
import type { DocumentClient } from '../../kit/document/document-client.ts'
import { type UnsavedDocument, UnsavedNotes } from '../../kit/document/unsaved-notes.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { auditPath, type Place } from './place.ts'
import { words } from '../words/words.ts'

/** Answers of other screens that are not saved, and the way back to them. The shell asks before they are left behind. */
export function UnsavedElsewhere({ client, place }: { client: DocumentClient; place: Place }) {
  const { basePath } = useMiniApp().route
  return (
    <UnsavedNotes
      client={client}
      shows={(unsaved) => showsOwn(place, basePath, unsaved)}
      sentence={(unsaved) => {
        const { title, paths } = unsaved
        if (isAction(unsaved))
          return { count: paths.length, words: words('elsewhere.action', { count: paths.length, title }) }
        if (isDraft(unsaved))
          return { count: paths.length, words: words('elsewhere.draft', { count: paths.length, title }) }
        const values = { count: questionsOf(unsaved).size, title }
        return {
          count: values.count,
          words: words(unsaved.isLate ? 'elsewhere.late' : 'elsewhere.unsaved', values),
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

/** What is done about a low level. */
const isAction = ({ address }: UnsavedDocument): boolean => address.endsWith('/actions')

/** Of an audit's next version: what it holds are no answers. */
const isDraft = ({ paths }: UnsavedDocument): boolean => paths.every((path) => questionAt(path) === undefined)

const questionsOf = ({ paths }: UnsavedDocument): ReadonlySet<string> =>
  new Set(paths.flatMap((path) => questionAt(path) ?? []))

/** The questions and the result say themselves what of them is not saved; what came too late is no part of the result. */
function showsOwn(place: Place, basePath: string, { address, isLate }: UnsavedDocument): boolean {
  if (place.screen === 'edit') return address.startsWith(`${basePath}/edit/`)
  return (
    (place.screen === 'questions' || (place.screen === 'result' && !isLate)) &&
    address === auditPath(basePath, place.scorecardId, 'questions')
  )
}
