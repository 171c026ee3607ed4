import { AUDIENCE } from '../../domain/audience/audience-document.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { audienceStatus } from '../../kit/audience/audience-words.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { useHolds } from '../../kit/document/use-holds.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { DELETE, LIBRARY_PERMISSION, RETIRE, SHARE, TAG } from '../parts/actions.ts'
import { EditionFacts } from '../parts/edition-facts.tsx'
import { LineageCard } from '../parts/lineage-card.tsx'
import { OpenInApp } from '../parts/open-in-app.tsx'
import { UsesCard } from '../parts/uses-card.tsx'
import { Warnings } from '../parts/warnings.tsx'
import { words } from '../words/words.ts'

/** One edition of an audience: what it counts, where it is used, what it is made of. */
export function Audience({ params }: ScreenProps) {
  const place = usePlace(AUDIENCE)
  const path = `/${place}/${encodeURIComponent(params['audience']!)}/${params['version']}`
  const edition = useAnswer<Edition>('audiences', place && path)
  return (
    <Loaded
      of={edition}
      label={kitWords('loading', { what: audienceWords('audiences') })}
      lines={[40, 90, 80]}
      lineHeight={3}
    >
      {(data) => <Shown edition={data} isOwn={data.brand === place} onDone={edition.reload} />}
    </Loaded>
  )
}

interface ShownProps {
  edition: Edition
  isOwn: boolean
  onDone(): void
}

function Shown({ edition, isOwn, onDone }: ShownProps) {
  useBreadcrumbDetail(edition.title)
  const mayShare = useHolds(LIBRARY_PERMISSION)
  const { title, tone } = audienceStatus(edition.status)
  return (
    <>
      <PageHeader
        title={edition.title}
        actions={
          <>
            <OpenInApp edition={edition} />
            {isOwn && <ActionBar actions={[TAG]} on={[edition]} onDone={onDone} />}
            {isOwn && (
              <ActionBar
                actions={[...(mayShare ? [SHARE] : []), RETIRE, DELETE]}
                on={edition}
                onDone={onDone}
              />
            )}
          </>
        }
      />
      <div className="edition-head">
        <p className="edition-standing">
          <Badge tone={tone}>{title}</Badge>
          <Badge>{words(`scope.${edition.scope}`)}</Badge>
          {edition.client !== null && <Badge tone="information">{words('firstParty')}</Badge>}
          <Warnings of={edition} />
        </p>
        {isOwn && edition.uses > 0 && <p className="os-help">{words('keepOnly', { count: edition.uses })}</p>}
      </div>
      <div className="edition-parts">
        <EditionFacts edition={edition} />
        <UsesCard id={edition.id} />
        <LineageCard id={edition.id} />
      </div>
    </>
  )
}
