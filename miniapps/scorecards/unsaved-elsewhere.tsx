import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { CircleAlert } from 'lucide'
import { useFormat } from '../kit/words/format.ts'
import { Icon } from '../kit/controls/icon.tsx'
import { Link } from '../kit/controls/link.tsx'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import type { KeptAudits, UnsavedAudit } from './kept-audits.ts'
import { auditPath, type Place } from './place.ts'

/** Answers of other screens that are not saved, and the way back to them. The shell asks before they are left behind. */
export function UnsavedElsewhere({ audits, place }: { audits: KeptAudits; place: Place }) {
  const { portal, route } = useMiniApp()
  const { number } = useFormat()
  const unsaved = useStore(audits.$unsaved)
  useDirty(unsaved.length > 0)
  const notes = unsaved
    .filter((audit) => audit.stuck && !showsOwn(place, audit))
    .map((audit) => {
      const {
        questionIds: { length: count },
        title,
        leftBehind,
      } = audit
      const what = `${count === 1 ? '1 answer' : `${number(count)} answers`} of ${title}`
      if (leftBehind)
        return {
          ...audit,
          words: `${what} ${count === 1 ? 'was' : 'were'} not saved before the audit was submitted.`,
        }
      return { ...audit, words: `${what} ${count === 1 ? 'is' : 'are'} not saved.` }
    })
  const told = useRef(false)
  useEffect(() => {
    if (told.current && unsaved.length === 0) portal.announce('All answers are saved.')
    told.current = notes.length > 0
  }, [notes.length, unsaved.length, portal])
  // A region of its own, which is always there: the shell's is about to say where the person has come to.
  return (
    <div className="unsaved-elsewhere" role="status">
      {notes.map(({ scorecardId, runId, questionIds, words, leftBehind }) => (
        <p key={`${scorecardId}/${runId}`} className="os-notice" data-tone="warning">
          <Icon of={CircleAlert} />
          <span>
            {words}{' '}
            <Link
              to={auditPath(
                route.basePath,
                scorecardId,
                'questions',
                leftBehind ? undefined : questionIds[0],
              )}
            >
              Go to {questionIds.length === 1 ? 'it' : 'them'}
            </Link>
          </span>
        </p>
      ))}
    </div>
  )
}

/** The questions and the result say themselves what of them is not saved; what was left behind is no part of the result. */
function showsOwn(place: Place, { scorecardId, leftBehind }: UnsavedAudit): boolean {
  return (
    (place.screen === 'questions' || (place.screen === 'result' && !leftBehind)) &&
    place.scorecardId === scorecardId
  )
}

function useDirty(unsaved: boolean): void {
  const { portal } = useMiniApp()
  useEffect(() => {
    portal.setDirty(unsaved)
    return () => portal.setDirty(false)
  }, [portal, unsaved])
}
