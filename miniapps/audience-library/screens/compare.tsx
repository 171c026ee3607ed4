import { AUDIENCE } from '../../domain/audience/audience-document.ts'
import { refText } from '../../domain/audience/compose/audience-refs.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { usePlace } from '../../kit/document/page/use-place.ts'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { editionPath, refsIn } from '../parts/edition-path.ts'
import { editionProperties, type Property } from '../parts/edition-properties.ts'
import { words } from '../words/words.ts'

/** Two to four editions side by side; lines that differ are marked. */
export function Compare({ params }: ScreenProps) {
  const place = usePlace(AUDIENCE)
  const audiences = useApi('audiences')
  const asked = params['audiences']!
  useBreadcrumbDetail(words('compare'))
  const editions = useResource(place && `${place} ${asked}`, (signal) =>
    Promise.all(refsIn(asked).map((ref) => audiences.get<Edition>(`/${place}${editionPath(ref)}`, signal))),
  )
  return (
    <>
      <PageHeader title={words('compareTitle')} subtitle={words('compareLead')} />
      <Loaded
        of={editions}
        label={kitWords('loading', { what: audienceWords('audiences') })}
        lines={[100, 100, 100]}
      >
        {(found) => <Properties editions={found} />}
      </Loaded>
    </>
  )
}

function Properties({ editions }: { editions: readonly Edition[] }) {
  const { basePath } = useMiniApp().route
  const format = useFormat()
  const differs = ({ of }: Property) => new Set(editions.map(of)).size > 1
  const columns: readonly Column<Property>[] = [
    {
      key: 'property',
      title: words('property'),
      cell: ({ title }) => title,
    },
    {
      key: 'differs',
      title: words('difference'),
      cell: (property) => differs(property) && <Badge tone="information">{words('differs')}</Badge>,
    },
    ...editions.map((edition): Column<Property> => ({
      key: refText(edition),
      title: edition.title,
      cell: ({ of }) => of(edition),
    })),
  ]
  return (
    <div className="compared-parts">
      <DataTable
        caption={words('compareTitle')}
        hideCaption
        columns={columns}
        rows={editionProperties(format)}
        rowKey={({ key }) => key}
      />
      <ul className="compared-links">
        {editions.map((edition) => (
          <li key={refText(edition)}>
            <Link to={basePath + editionPath(edition)}>{edition.title}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
