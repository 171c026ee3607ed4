import { Loaded } from '../../kit/controls/loaded.tsx'
import { useCallback, useEffect, useMemo } from 'react'
import { Building2 } from 'lucide'
import { type ClientResults, periodsOf } from '../../domain/scorecards/client-results.ts'
import { periodAfter } from '../../domain/scorecards/period.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { SavedViews } from '../../kit/document/saved-views/saved-views.tsx'
import { Grid, loadGrid } from '../../kit/grid/grid.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { useSheet } from '../../kit/bridge/use-sheet.ts'
import { useAddressValues } from '../../kit/views/use-address-values.ts'
import { useFormat } from '../../kit/words/format.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import { clientColumns } from '../parts/client/client-columns.tsx'
import { type ClientRow, clientRows } from '../parts/client/client-rows.ts'
import { words } from '../parts/client/words/words.ts'
import { MayBeOld } from '../parts/may-be-old.tsx'
import { periodWords } from '../parts/period-words.ts'
import { useAppBreadcrumbs } from '../../kit/bridge/use-app-breadcrumbs.ts'
import { useReloadInLanguage } from '../parts/use-reload-in-language.ts'
import { useScorecards } from '../use-scorecards.ts'
import { useTitleFocus } from '../parts/use-title-focus.ts'
import { words as scorecardWords } from '../words/words.ts'
import sheet from './client.css?sheet'

/** In the address, for no other quarter. */
const NONE = 'none'
const SKELETON_LINES = [40, 100, 100, 100, 100, 100]

/** All audits of all brands of the brand's client, in one quarter or in two side by side. */
export function Client() {
  const { api, brandId } = useScorecards()
  useSheet(sheet)
  useEffect(() => void loadGrid().catch(() => {}), []) // the grid itself says so where it cannot be loaded
  const results = useResource(brandId, (signal) => api.client(brandId, signal), 'client')
  const { data } = results
  useReloadInLanguage(results.reload)
  useAppBreadcrumbs(scorecardWords('client.title'))
  useTitleFocus()
  return (
    <>
      <MayBeOld of={results} />
      <div className="os-page client-page">
        <PageHeader title={scorecardWords('client.title')} {...(data && { subtitle: leadOf(data) })} />
        <Loaded of={results} label={words('loading')} lines={SKELETON_LINES} lineHeight={2}>
          {(all) => <Quarters data={all} brandId={brandId} />}
        </Loaded>
      </div>
    </>
  )
}

const leadOf = ({ client }: ClientResults): string =>
  client === null ? words('leadUnnamed') : words('lead', { client })

function Quarters({ data, brandId }: { data: ClientResults; brandId: string }) {
  const periods = useMemo(() => periodsOf(data), [data])
  const [newest] = periods
  const earlier = newest === undefined ? '' : periodAfter(newest, -1)
  const [chosen, choose] = useAddressValues(['quarter', 'against'])
  if (newest === undefined) return <Nothing />
  const options = periods.map((value) => ({ value, label: periodWords(value) }))
  const { quarter = newest, against = periods.includes(earlier) ? earlier : NONE } = chosen
  const shown = periods.includes(quarter) ? quarter : newest
  return (
    <>
      <div className="client-quarters">
        <Select
          label={scorecardWords('quarter')}
          value={shown}
          onChange={(next) => choose({ ...chosen, quarter: next })}
          options={options}
        />
        <Select
          label={words('against')}
          value={against}
          onChange={(next) => choose({ ...chosen, against: next })}
          options={[
            { value: NONE, label: words('against.none') },
            ...options.filter(({ value }) => value !== shown),
          ]}
        />
        <p className="os-help">{words('asOf')}</p>
      </div>
      <Audits
        data={data}
        brandId={brandId}
        quarter={shown}
        against={against === shown || !periods.includes(against) ? null : against}
      />
    </>
  )
}

interface AuditsProps {
  data: ClientResults
  brandId: string
  quarter: string
  against: string | null
}

/** The brand is a step of the path, or its last one where Scorecards has a page of its own. */
const ofOtherBrand = (basePath: string, brandId: string, id: string): string =>
  basePath
    .split('/')
    .map((step) => (step === encodeURIComponent(brandId) ? encodeURIComponent(id) : step))
    .join('/')

const idOf = ({ id }: ClientRow) => id

function Audits({ data, brandId, quarter, against }: AuditsProps) {
  const { basePath } = useMiniApp().route
  const format = useFormat()
  const language = useLanguage()
  const { scorecards } = data
  const pathOf = useCallback((id: string) => ofOtherBrand(basePath, brandId, id), [basePath, brandId])
  const rows = useMemo(() => clientRows(data, quarter, against), [data, quarter, against])
  const columns = useMemo(
    () => clientColumns({ scorecards, quarter, against, pathOf, format }),
    // oxlint-disable-next-line react/exhaustive-deps -- titles are said in the language
    [scorecards, quarter, against, pathOf, format, language],
  )
  return (
    <Grid
      alwaysGrid
      caption={words('caption')}
      columns={columns}
      rows={rows}
      rowKey={idOf}
      kept="view"
      views={(query, choose) => <SavedViews list="scorecards/client" query={query} onChoose={choose} />}
      fileName={words('file', { client: data.client ?? data.brands[0]!.name, period: periodWords(quarter) })}
    />
  )
}

function Nothing() {
  const { basePath } = useMiniApp().route
  return (
    <EmptyState
      icon={Building2}
      title={words('none.title')}
      action={
        <Link look="primary" to={basePath}>
          {scorecardWords('action.chooseAudit')}
        </Link>
      }
    >
      {words('none.text')}
    </EmptyState>
  )
}
