import { textAt } from '../document/change.ts'
import {
  amountField,
  currencyField,
  dayField,
  longTextField,
  markField,
  marketField,
  marketsField,
  minorUnitsField,
  numberField,
  oneOfField,
  textField,
} from '../document/common-fields.ts'
import { ATTACHED_FIELDS } from '../document/attached.ts'
import type { DocumentDefinition } from '../document/definition.ts'
import { PIN_FIELDS, pinsOf } from '../document/pin.ts'
import { CAMPAIGN_ACTIONS } from './campaign-actions.ts'
import { campaignOf } from './campaign-of.ts'
import { flownSpans } from './flown.ts'
import {
  CODE_MAX_CHARACTERS,
  MARKETS_MAX,
  NAME_MAX_CHARACTERS,
  OBJECTIVE_MAX_CHARACTERS,
  REASON_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
  VALUE_MAX_CHARACTERS,
} from './limits.ts'
import { BY_HOUSE } from './naming.ts'

const value = textField(VALUE_MAX_CHARACTERS)
const share = { market: marketField, touchpoint: value, amount: minorUnitsField }

/** Below a number, such as `flights/2/start`. */
const each = (of: string, rules: Readonly<Record<string, typeof value>>) =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [`${of}/*/${name}`, rule]))

/** A campaign of a brand, from its brief to its end. It pins its brief, its scenario and its naming template. */
export const CAMPAIGN: DocumentDefinition<null> = {
  type: 'campaign',
  app: 'campaigns-setup',
  readers: ['campaigns-list', 'media-plan-uploader', 'media-plan-comparison'],
  writePermission: 'MxmzCampaignsSetupAppAccess',
  belongsTo: 'brand',
  fields: {
    title: textField(TITLE_MAX_CHARACTERS),
    code: textField(CODE_MAX_CHARACTERS),
    /** As other systems know it, compiled from a template; among the campaigns of a client no other has it. */
    name: textField(NAME_MAX_CHARACTERS),
    'naming/*': value,
    [BY_HOUSE]: markField,
    objective: longTextField(OBJECTIVE_MAX_CHARACTERS),
    ...each('kpis', {
      metric: textField(NAME_MAX_CHARACTERS),
      baseline: numberField,
      target: numberField,
      direction: oneOfField(['up', 'down']),
      date: dayField,
    }),
    markets: marketsField(MARKETS_MAX),
    audience: textField(NAME_MAX_CHARACTERS),
    universe: amountField,
    start: dayField,
    end: dayField,
    'budget/total': minorUnitsField,
    'budget/currency': currencyField,
    ...each('split', share),
    ...each('flights', { ...share, start: dayField, end: dayField }),
    ...each('tracking', { source: value, medium: value, campaign: value, content: value, term: value }),
    'reasons/*': textField(REASON_MAX_CHARACTERS),
    /** Number of approvals; each keeps a version: v1, v2. */
    approvals: { ...amountField, fixed: true },
    ...PIN_FIELDS,
    ...ATTACHED_FIELDS,
  },
  statuses: { first: 'draft', open: ['draft', 'in-planning', 'rejected'] },
  settled: { by: 'approve', count: 'approvals' },
  liveIn: ['approved', 'paused'],
  actions: CAMPAIGN_ACTIONS,
  list: {
    title: (body) => textAt(body, 'title'),
    columns: (body) => {
      const { start, end, budget, currency, markets, split, flights } = campaignOf(body)
      return {
        code: body['code'] ?? null,
        name: body['name'] ?? null,
        objective: body['objective'] ?? null,
        markets,
        start: start || null,
        end: end || null,
        total: budget,
        currency: currency || null,
        split: split.reduce((sum, { amount }) => sum + amount, 0),
        flown: flownSpans(flights),
      }
    },
    sorts: ['start', 'end', 'total', 'code'],
    words: (body) => ['code', 'name'].map((path) => textAt(body, path)).join(' '),
  },
  opensAt: ({ id }) => `/${id}`,
  found: {},
  references: (body) => [
    ...pinsOf(body),
    ...touchpointsOf(body).map((code) => ({ type: 'touchpoint', id: code })),
  ],
}

const touchpointsOf = (body: Parameters<typeof campaignOf>[0]): readonly string[] => {
  const { split, flights } = campaignOf(body)
  return [...new Set([...split, ...flights].flatMap(({ touchpoint }) => touchpoint || []))]
}
