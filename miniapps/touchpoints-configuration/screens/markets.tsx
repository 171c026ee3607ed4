import { useMemo, useState } from 'react'
import { differingMarkets, marketMatrix } from '../../domain/touchpoints/market-matrix.ts'
import { ALL_MARKETS } from '../../domain/touchpoints/touchpoint-library.ts'
import type { LibraryLine } from '../../domain/touchpoints/wire.ts'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { Grid } from '../../kit/grid/grid.tsx'
import { useLanguage } from '../../kit/words/use-language.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { ViewTabs } from '../parts/app-head.tsx'
import { fieldTitle } from '../parts/field-words.ts'
import { COMPARED, fieldsOf, marketColumns } from '../parts/market-columns.tsx'
import { useCurves } from '../parts/use-curves.ts'
import { inherited, useLibraries } from '../parts/use-libraries.ts'
import { words } from '../words/words.ts'

/** Touchpoints by markets: what each says otherwise, at a glance. */
export function Markets() {
  const libraries = useLibraries()
  useBreadcrumbDetail(words('matrix'))
  return (
    <>
      <PageHeader title={words('matrix')} subtitle={words('matrix.lead')} />
      <ViewTabs current="matrix" />
      <Loaded
        of={libraries}
        label={kitWords('loading', { what: words('matrix') })}
        lines={[100, 100, 100, 100, 100]}
        lineHeight={2}
      >
        {(lines) =>
          lines.length ? (
            <Matrix lines={lines} />
          ) : (
            <EmptyState title={words('noLibraries')}>{words('noLibrariesHint')}</EmptyState>
          )
        }
      </Loaded>
    </>
  )
}

function Matrix({ lines }: { lines: readonly LibraryLine[] }) {
  const language = useLanguage()
  const curves = useCurves()
  const [field, setField] = useState<(typeof COMPARED)[number]>('rate')
  const [isNarrow, setNarrow] = useState(false)
  const markets = useMemo(() => lines.filter(({ market }) => market !== ALL_MARKETS), [lines])
  const all = inherited(lines)
  const rows = useMemo(() => marketMatrix(all, markets), [all, markets])
  const shown = useMemo(
    () => (isNarrow ? rows.filter((row) => differingMarkets(row, all, fieldsOf(field)).length > 0) : rows),
    [rows, all, field, isNarrow],
  )
  const columns = useMemo(
    () => marketColumns({ markets, all, field, language, curveTitle: curves.titleOf }),
    // oxlint-disable-next-line react/exhaustive-deps -- titles of curves come with their options
    [markets, all, field, language, curves.options],
  )
  return (
    <>
      <div className="library-bar matrix-bar">
        <Select
          label={words('matrix.show')}
          value={field}
          onChange={(next) => setField(next as typeof field)}
          options={COMPARED.map((value) => ({
            value,
            label: value === 'count' ? words('matrix.count') : fieldTitle(value),
          }))}
        />
        <Checkbox label={words('matrix.only')} checked={isNarrow} onChange={setNarrow} />
      </div>
      <Grid
        key={field}
        caption={words('matrix')}
        columns={columns}
        rows={shown}
        rowKey={({ code }) => code}
        alwaysGrid
        initialView={{ pinned: ['name'] }}
        fileName={words('matrix')}
        empty={<EmptyState title={words('matrix.same')}>{words('matrix.sameHint')}</EmptyState>}
      />
    </>
  )
}
