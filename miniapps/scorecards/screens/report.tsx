import { Loaded } from '../../kit/controls/loaded.tsx'
import '../../../elements/os-tenant-mark/index.ts'
import { createElement, useState } from 'react'
import { ChartNoAxesColumn, Printer } from 'lucide'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useSheet } from '../../kit/bridge/use-sheet.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { usePrintedPages } from '../../kit/exchange/use-printed-pages.ts'
import { useFormat } from '../../kit/words/format.ts'
import { AuditPages } from '../parts/report/audit-pages.tsx'
import { OverallPage } from '../parts/report/overall-page.tsx'
import type { AuditReport } from '../parts/report/report-data.ts'
import { factLines, newestPeriod, submittedOf } from '../parts/report/report-words.ts'
import { type Reports, useReports } from '../parts/report/use-reports.ts'
import { words } from '../parts/report/words/words.ts'
import { useBrandName } from '../parts/use-brand-name.ts'
import { useAppBreadcrumbs } from '../../kit/bridge/use-app-breadcrumbs.ts'
import { useScorecards } from '../use-scorecards.ts'
import { useTitleFocus } from '../parts/use-title-focus.ts'
import { words as ofApp } from '../words/words.ts'
import sheet from './report.css?sheet'

/** What all audits of a brand say, or one of them, as pages to print. */
export function Report() {
  const { api, brandId } = useScorecards()
  const { route } = useMiniApp()
  useSheet(sheet)
  const { audit: auditId, run: runId, drafts } = route.query
  const [withDrafts, setWithDrafts] = useState(drafts !== undefined)
  const reports = useReports(api, brandId, { auditId, runId, withDrafts })
  useAppBreadcrumbs(words('title'))
  useTitleFocus()
  return (
    <div className="os-page">
      <div className="report-tools">
        <PageHeader
          title={words('title')}
          subtitle={words('lead')}
          actions={
            <>
              <Checkbox label={words('withDrafts')} checked={withDrafts} onChange={setWithDrafts} />
              <Link look="secondary" to={`${route.basePath}/summary`}>
                {words('backToSummary')}
              </Link>
              {reports.data && reports.data.audits.length > 0 && (
                <Button variant="primary" icon={Printer} onClick={() => print()}>
                  {words('print')}
                </Button>
              )}
            </>
          }
        />
      </div>
      <Loaded of={reports} label={words('loading')} lines={[100, 100]} lineHeight={20}>
        {(all) => <Pages {...all} />}
      </Loaded>
    </div>
  )
}

function Pages({ all, audits }: Reports) {
  const submitted = submittedOf(audits)
  const brand = useBrandName()
  const foot = audits.length > 0 ? `${brand} · ${ofApp('app')}, ${newestPeriod(audits)}` : brand
  usePrintedPages(foot)
  if (audits.length === 0)
    return (
      <EmptyState icon={ChartNoAxesColumn} title={words('none.title')}>
        {words('none.text')}
      </EmptyState>
    )
  return (
    <article className="report">
      <Cover audits={audits} brand={brand} />
      {submitted.length > 1 && <OverallPage all={all} audits={submitted} />}
      {audits.map((audit) => (
        <AuditPages key={`${audit.id} ${audit.isDraft}`} audit={audit} />
      ))}
    </article>
  )
}

function Cover({ audits, brand }: { audits: readonly AuditReport[]; brand: string }) {
  const tenant = useMiniApp(({ context }) => context.tenant)
  const format = useFormat()
  return (
    <header className="report-page report-cover">
      {createElement('os-tenant-mark', { tenant: tenant.code, named: true })}
      <div>
        <p className="report-brand">{brand}</p>
        <p className="report-period">
          {ofApp('app')}, {newestPeriod(audits)}
        </p>
      </div>
      <ul>
        {factLines(audits, format).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </header>
  )
}
