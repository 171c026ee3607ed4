import { useState } from 'react'
import { CROSSTAB } from '../../../domain/crosstab/crosstab-document.ts'
import { textAt } from '../../../domain/document/change.ts'
import type { Dataset } from '../../../domain/surveys/dataset.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { CheckOf } from '../../../kit/document/fields/check-of.tsx'
import { DateOf } from '../../../kit/document/fields/date-of.tsx'
import { NumberOf } from '../../../kit/document/fields/number-of.tsx'
import { SelectOf } from '../../../kit/document/fields/select-of.tsx'
import { TextOf } from '../../../kit/document/fields/text-of.tsx'
import { useBody, useOpenFields } from '../../../kit/document/fields/open-fields.ts'
import { useMyDocuments } from '../../../kit/document/my-documents.ts'
import { openPath } from '../../../kit/document/page/open-path.ts'
import { usePlace } from '../../../kit/document/page/use-place.ts'
import { ConfirmDialog } from '../../../kit/form/confirm-dialog.tsx'
import { FormAlert } from '../../../kit/form/form-alert.tsx'
import { useSending } from '../../../kit/form/use-sending.ts'
import { useHolds } from '../../../kit/document/use-holds.ts'
import { StepProblem } from '../../../kit/exchange/import-wizard/step-problem.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { OtherWeights } from './other-weights.tsx'
import { useBlockers } from './use-blockers.ts'
import { useSource } from './source-state.ts'
import { useIsWeighted, usePublish } from './use-publish.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words } from './words/words.ts'

const PROTECTIONS: readonly Dataset['licence']['protection'][] = ['open', 'floor', 'rounded']
const PLACES: readonly Dataset['licence']['respondents'][] = ['browser', 'server']

/** Market, wave and licence, and the last look before a version that never changes. */
export function PublishStep() {
  const mayMatch = useHolds('MXMZ_DATA_SOURCES_MATCHED_CREATE')
  const client = useMiniApp().context.workspace?.clientId
  return (
    <>
      <Card title={words('slice')}>
        <div className="data-fields">
          <TextOf path="market" label={kitWords('market')} help={words('market.help')} required />
          <TextOf path="wave" label={words('wave')} help={words('wave.help')} required />
          <NumberOf
            path="universe"
            label={words('universe')}
            help={words('universe.help')}
            unit="(000)"
            min={0}
            required
          />
        </div>
      </Card>
      <Card title={words('licence')}>
        <div className="data-fields">
          <SelectOf
            path="licence/protection"
            label={words('protection')}
            help={words('protection.help')}
            options={PROTECTIONS.map((value) => ({ value, label: words(`protection.${value}`) }))}
            required
          />
          <SelectOf
            path="licence/respondents"
            label={words('counted')}
            options={PLACES.map((value) => ({ value, label: words(`counted.${value}`) }))}
            required
          />
          <NumberOf
            path="licence/smallestAudience"
            label={words('smallest')}
            help={words('smallest.help')}
            min={0}
            digits={0}
          />
          <TextOf path="licence/notice" label={words('notice')} help={words('notice.help')} required />
          <DateOf path="licence/from" label={words('from')} />
          <DateOf path="licence/to" label={words('to')} />
          {mayMatch && client && (
            <SelectOf
              path="licence/client"
              label={words('client')}
              help={words('client.help')}
              options={[{ value: client, label: words('client.own') }]}
              mayBeEmpty
            />
          )}
          <CheckOf path="licence/exports" label={words('exports')} />
        </div>
      </Card>
      <Publishing />
    </>
  )
}

function Publishing() {
  const { isClosed } = useOpenFields()
  const { number } = useFormat()
  const body = useBody()
  const { version } = body
  const { table } = useSource()
  const blockers = useBlockers()
  const isWeighted = useIsWeighted()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, problem, levelling, publish } = usePublish()
  if (isClosed) return null
  const text = words('publish.text', { count: number(table!.rows) })
  return (
    <Card title={words('step.publish')}>
      <Blockers of={blockers} />
      <StepProblem problem={problem} onRetry={publish} />
      {levelling && (
        <p className="os-notice" data-tone="error" role="alert">
          {words('levelling', { ...levelling })}
        </p>
      )}
      {typeof version === 'number' && (
        <div className="os-notice os-row" data-tone="success">
          <span role="status">{words('published', { version })}</span>
          <OpenCrosstab version={version} />
        </div>
      )}
      <OtherWeights />
      <p className="os-muted">{text}</p>
      <div className="os-row">
        <Button
          variant="primary"
          busy={isBusy}
          disabled={blockers.length > 0}
          onClick={() => setAsking(true)}
        >
          {words('publish')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words('publish.ask', { title: textAt(body, 'title') })}
          verb={words('publish.verb')}
          act={() => Promise.resolve(publish())}
          onClose={() => setAsking(false)}
        >
          <p>{text}</p>
          {!isWeighted && <p>{words('publish.unweighted')}</p>}
          <p>{words('publish.final')}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

/** Reasons that keep a version from being published. */
const Blockers = ({ of }: { of: ReturnType<typeof useBlockers> }) =>
  of.length > 0 && (
    <div className="os-notice" data-tone="warning" role="status">
      <ul className="data-list">
        {of.map((blocker) => (
          <li key={blocker}>{words(`blocker.${blocker}`)}</li>
        ))}
      </ul>
    </div>
  )

/** Makes a crosstab of this very version and leads there; without a brand one that goes with the page. */
function OpenCrosstab({ version }: { version: number }) {
  const { portal, route } = useMiniApp()
  const client = useMyDocuments()
  const brand = usePlace(CROSSTAB)
  const body = useBody()
  const [dataset, title] = [textAt(body, 'dataset'), textAt(body, 'title')]
  const sending = useSending()
  const make = async () => {
    if (brand === null) return `/crosstab?${new URLSearchParams({ dataset, version: String(version) })}`
    return openPath(CROSSTAB, await client.create(CROSSTAB, brand, { title, dataset, version }))
  }
  return (
    <>
      <Button
        size="s"
        busy={sending.isBusy}
        onClick={() => sending.run(make, (path) => portal.navigate(route.basePath + path))}
      >
        {words('published.crosstab')}
      </Button>
      <FormAlert form={sending} />
    </>
  )
}
