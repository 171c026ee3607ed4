import { Loaded } from '../../kit/controls/loaded.tsx'
import { FileSpreadsheet } from 'lucide'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { ImportWizard } from '../../kit/exchange/import-wizard/import-wizard.tsx'
import { useSaveFile } from '../../kit/exchange/use-save-file.ts'
import { useSheetFiles } from '../../kit/exchange/use-sheet-files.ts'
import { useFormat } from '../../kit/words/format.ts'
import { type ImportedAudit, isFinished, type StartRuns } from '../parts/exchange/imported-audit.ts'
import { questionnairePlan } from '../parts/exchange/questionnaire-plan.ts'
import { questionnaireSheets } from '../parts/exchange/questionnaire-sheets.ts'
import { useExistingAnswers, useImportedAudits, useStartRuns } from '../parts/exchange/use-imported-audits.ts'
import { type inAllLanguages, words } from '../parts/exchange/words/words.ts'
import { tellUse } from '../../kit/actions/tell-use.ts'
import { useBrandName } from '../parts/use-brand-name.ts'
import { useAppBreadcrumbs } from '../../kit/bridge/use-app-breadcrumbs.ts'
import { useScorecards } from '../use-scorecards.ts'
import { useTitleFocus } from '../parts/use-title-focus.ts'
import { words as ofApp } from '../words/words.ts'

/** The questionnaire goes out as a workbook, and what was answered in it comes back into the open audits, and starts those that nobody has begun. */
export function ImportAnswers() {
  const { api, client, brandId } = useScorecards()
  const imported = useImportedAudits(api, client, brandId)
  const { data } = imported
  const startRuns = useStartRuns(client, brandId, imported.reload)
  const brand = useBrandName()
  useAppBreadcrumbs(ofApp('action.import'))
  useTitleFocus()
  return (
    <div className="os-page">
      <PageHeader
        title={ofApp('action.import')}
        subtitle={words('import.lead', { brand })}
        actions={data && <Download audits={data.audits} brand={brand} />}
      />
      <Loaded of={imported} label={ofApp('overview.loading')} lines={[60, 100]} lineHeight={6}>
        {(all) => <Answers {...all} startRuns={startRuns} />}
      </Loaded>
    </div>
  )
}

function Answers({
  audits,
  said,
  startRuns,
}: {
  audits: readonly ImportedAudit[]
  said: Awaited<ReturnType<typeof inAllLanguages>>
  startRuns: StartRuns
}) {
  const { list } = useFormat()
  const { portal, route } = useMiniApp()
  const existing = useExistingAnswers(audits)
  const plan = questionnairePlan(audits, existing, said, startRuns, list)
  const apply: typeof plan.apply = async (records) => {
    await plan.apply(records)
    tellUse(portal, 'import', { kind: 'questionnaire' })
  }
  return (
    <div className="os-stack">
      {audits.every(isFinished) && (
        <p className="os-notice" data-tone="warning">
          {words('import.noneOpen')}
        </p>
      )}
      <section className="os-card os-stack">
        <ImportWizard
          plan={{ ...plan, apply }}
          afterwards={
            <Link look="primary" to={route.basePath}>
              {ofApp('action.allAudits')}
            </Link>
          }
        />
      </section>
      <p className="os-muted">{words('import.undo')}</p>
    </div>
  )
}

function Download({ audits, brand }: { audits: readonly ImportedAudit[]; brand: string }) {
  const format = useFormat()
  const fileOf = useSheetFiles()
  const { save, busy } = useSaveFile()
  const download = () => {
    const title = words('file.questionnaire', { brand, date: new Date().toISOString().slice(0, 10) })
    return save(() => fileOf('xlsx', title, () => questionnaireSheets(audits, brand, format)))
  }
  return (
    <Button icon={FileSpreadsheet} busy={busy} onClick={() => void download()}>
      {words('import.download')}
    </Button>
  )
}
