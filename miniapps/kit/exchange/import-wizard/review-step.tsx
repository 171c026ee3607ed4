import { useState } from 'react'
import { Download } from 'lucide'
import { Button } from '../../controls/button.tsx'
import { useSaveFile } from '../use-save-file.ts'
import { useSheetFiles } from '../use-sheet-files.ts'
import { words } from '../words/words.ts'
import { errorSheet } from './error-sheet.ts'
import type { ImportPlan } from './import-plan.ts'
import { ReviewTable, type Shown } from './review-table.tsx'
import { StepProblem } from './step-problem.tsx'
import type { Import } from './use-import.ts'
import { words as kitWords } from '../../words/words.ts'

export interface ReviewProps<Key extends string> {
  plan: ImportPlan<Key>
  state: Import<Key>
  review: NonNullable<Import<Key>['review']>
}

/** What needs a hand comes first. */
const KINDS = ['problems', 'changed', 'added', 'repeated', 'unchanged'] as const

/** The third step: what would change, and what is wrong in the file; then it is done at once, or not at all. */
export function ReviewStep<Key extends string>({ plan, state, review }: ReviewProps<Key>) {
  const { busy, problem, cancel, goTo, apply } = state
  const kinds = KINDS.filter((kind) => review[kind].length > 0 || kind === 'changed')
  const [wanted, setWanted] = useState<Shown>()
  const first = kinds.find((kind) => review[kind].length > 0) ?? 'changed'
  const shown = kinds.find((kind) => kind === wanted) ?? first // errors that the server finds come a moment later
  const count = review.accepted.length
  return (
    <>
      {review.notes.map((note) => (
        <p key={note} className="os-notice" data-tone="information">
          {note}
        </p>
      ))}
      <div role="status" className="import-count">
        <p>{words('review.rows', { rows: review.rows, empty: review.empty })}</p>
        {review.rowsWithProblems > 0 && (
          <p className="os-notice" data-tone="warning">
            {words('review.leftOut', { count: review.rowsWithProblems })}
          </p>
        )}
      </div>
      <div className="os-row" role="group" aria-label={words('review.show')}>
        {kinds.map((kind) => (
          <Button key={kind} size="s" aria-pressed={kind === shown} onClick={() => setWanted(kind)}>
            {words(`review.${kind}`, { count: review[kind].length })}
          </Button>
        ))}
        {review.problems.length > 0 && <DownloadErrors plan={plan} review={review} name={state.fileName} />}
      </div>
      <ReviewTable key={shown} plan={plan} review={review} shown={shown} />
      <StepProblem problem={problem} own={plan.failureWords?.(problem)} />
      <div className="os-row import-actions">
        <Button onClick={() => goTo('columns')}>{kitWords('tour.back')}</Button>
        <Button onClick={cancel}>{kitWords('cancel')}</Button>
        {count > 0 ? (
          <Button variant="primary" busy={busy !== undefined} onClick={apply}>
            {plan.verb?.(review.accepted) ?? words('review.apply', { count })}
          </Button>
        ) : (
          <p className="os-muted">{words('review.nothing')}</p>
        )}
      </div>
    </>
  )
}

function DownloadErrors<Key extends string>({
  plan,
  review,
  name,
}: Pick<ReviewProps<Key>, 'plan' | 'review'> & { name: string }) {
  const fileOf = useSheetFiles()
  const { save, busy } = useSaveFile()
  const title = words('review.errorsOf', { name: name.replace(/\.\w+$/, '') })
  const make = () => fileOf('xlsx', title, () => errorSheet(plan, review.problems))
  return (
    <Button size="s" variant="quiet" icon={Download} busy={busy} onClick={() => void save(make)}>
      {words('review.download')}
    </Button>
  )
}
