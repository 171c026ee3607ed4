import { Upload } from 'lucide'
import { IMPORTS_PERMISSION } from '../../domain/touchpoints/wire.ts'
import type { UploadLine } from '../../domain/uploads/wire.ts'
import { action } from '../../kit/actions/action.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { useHolds } from '../../kit/document/use-holds.ts'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import type { RowFilter } from '../../kit/list/found-rows.ts'
import { useList } from '../../kit/list/use-list.ts'
import { uploadColumns } from '../parts/upload-columns.tsx'
import { words } from '../words/words.ts'

const UPLOAD = action({
  key: 'upload',
  label: () => words('upload'),
  icon: Upload,
  look: 'primary',
  to: (basePath) => `${basePath}/new`,
})

/** The files of vendors that came in for the brand, the last first. */
export function Overview() {
  const brand = useMiniApp().route.params['brandId']!
  const uploads = useAnswer<readonly UploadLine[]>('uploads', `/${brand}`, { keptAs: `uploads ${brand}` })
  const mayUpload = useHolds(IMPORTS_PERMISSION)
  const list = useList<UploadLine>({
    name: 'uploads',
    rows: uploads,
    filters: [vendorFilter(uploads.data ?? [])],
    search: ({ fileName, vendor, uploadedBy, plan }) =>
      `${fileName} ${vendor} ${uploadedBy} ${plan?.title ?? ''}`,
  })
  return (
    <ListScreen
      list={list}
      title={words('title')}
      subtitle={words('lead')}
      search={words('search')}
      columns={uploadColumns}
      actions={mayUpload ? [UPLOAD] : []}
      empty={
        <EmptyState title={words('empty')}>{words(mayUpload ? 'empty.text' : 'empty.noRight')}</EmptyState>
      }
      fileName={words('title')}
    />
  )
}

function vendorFilter(uploads: readonly UploadLine[]): RowFilter<UploadLine> {
  const vendors = [...new Set(uploads.map(({ vendor }) => vendor))].toSorted()
  return {
    key: 'vendor',
    label: words('vendor'),
    kind: 'choice',
    options: vendors.map((vendor) => ({ value: vendor, label: vendor })),
    value: ({ vendor }) => vendor,
  }
}
