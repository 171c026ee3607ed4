import {
  BRIEF_PIN,
  type BriefDifference,
  briefDifferences,
} from '../../domain/campaigns/campaign-from-brief.ts'
import { textAt, textOf, type Body } from '../../domain/document/change.ts'
import { pinAt } from '../../domain/document/pin.ts'
import type { Field } from '../../domain/document/wire.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { money } from '../../kit/planning/money.ts'
import { typeName } from '../../kit/document/links/type-name.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { type Format, useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

/** The campaign beside the version of the brief that it was made from. */
export function AgainstBrief() {
  const body = useBody()
  const pin = pinAt(body, BRIEF_PIN)
  const api = useApi('documents')
  const { data, error } = useResource(pin ? `brief/${pin.id}/${pin.version}` : null, (signal) =>
    api.get<{ fields: Readonly<Record<string, Field>> }>(
      `/brief/${pin!.id}/versions/${pin!.version}`,
      signal,
    ),
  )
  if (!pin) return null
  if (error) return <p className="os-muted">{words('briefClosed')}</p>
  if (!data) return null
  const brief = Object.fromEntries(Object.entries(data.fields).map(([path, { value }]) => [path, value]))
  return <Differences brief={brief} campaign={body} />
}

function Differences({ brief, campaign }: { brief: Body; campaign: Body }) {
  const format = useFormat()
  const rows = briefDifferences(brief, campaign)
  const said = (row: BriefDifference, side: 'brief' | 'campaign') =>
    sayValue(row, row[side], textAt(side === 'brief' ? brief : campaign, 'budget/currency'), format)
  return (
    <DataTable
      caption={words('againstBrief')}
      rows={rows}
      rowKey={({ path }) => path}
      columns={[
        { key: 'field', title: kitWords('name'), value: ({ path }) => fieldTitle(path) },
        { key: 'brief', title: words('step.brief'), value: (row) => said(row, 'brief') },
        { key: 'campaign', title: typeName('campaign'), value: (row) => said(row, 'campaign') },
        {
          key: 'same',
          title: kitWords('status'),
          value: ({ isSame }) => words(isSame ? 'same' : 'differs'),
          cell: ({ isSame }) => (
            <Badge tone={isSame ? 'success' : 'warning'}>{words(isSame ? 'same' : 'differs')}</Badge>
          ),
        },
      ]}
    />
  )
}

function sayValue(
  { path }: BriefDifference,
  value: Body[string] | undefined,
  currency: string,
  format: Format,
) {
  if (value === undefined) return '–'
  if (path === 'budget/total') return money(format, value, currency)
  if (path === 'start' || path === 'end') return format.date(textOf(value))
  return typeof value === 'number' ? format.number(value) : textOf(value)
}

const fieldTitle = (path: BriefDifference['path']): string =>
  ({
    title: words('titleOf'),
    start: planningWords('start'),
    end: planningWords('end'),
    'budget/total': planningWords('total'),
    'budget/currency': kitWords('currency'),
    audience: words('audience'),
    universe: planningWords('universe'),
  })[path]
