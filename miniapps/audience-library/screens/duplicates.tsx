import { Copy } from 'lucide'
import { AUDIENCE } from '../../domain/audience/audience-document.ts'
import type { Duplicates } from '../../domain/audience/edition.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Card } from '../../kit/controls/card.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { comparePath } from '../parts/edition-path.ts'
import { editionColumns } from '../parts/edition-columns.tsx'
import { LibraryTabs } from '../parts/library-tabs.tsx'
import { words } from '../words/words.ts'

/** Audiences that are one under several titles. */
export function DuplicatesScreen() {
  const { portal } = useMiniApp()
  const place = usePlace(AUDIENCE)
  useBreadcrumbDetail(words('duplicates'))
  const found = useAnswer<readonly Duplicates[]>('audiences', place && `/${place}/duplicates`)
  return (
    <>
      <PageHeader title={portal.app.title} subtitle={words('duplicatesLead')} />
      <LibraryTabs current="duplicates" />
      <Loaded of={found} label={kitWords('loading', { what: words('duplicates') })} lines={[100, 100]}>
        {(groups) =>
          groups.length === 0 ? (
            <EmptyState icon={Copy} title={words('noDuplicates')}>
              {words('duplicatesLead')}
            </EmptyState>
          ) : (
            <div className="duplicates">
              {groups.map((group) => (
                <Group key={`${group.dataset} ${group.key}`} group={group} />
              ))}
            </div>
          )
        }
      </Loaded>
    </>
  )
}

function Group({ group: { editions } }: { group: Duplicates }) {
  const { basePath } = useMiniApp().route
  const title = editions[0]!.title
  return (
    <Card
      title={title}
      aside={
        <Link look="secondary" to={basePath + comparePath(editions)}>
          {words('compare')}
        </Link>
      }
    >
      <DataTable
        caption={`${audienceWords('audiences')}: ${title}`}
        hideCaption
        columns={editionColumns}
        rows={editions}
        rowKey={({ id }) => id}
      />
    </Card>
  )
}
