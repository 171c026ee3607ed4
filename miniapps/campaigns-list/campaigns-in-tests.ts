import type { MountOptions } from '../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import type { CampaignLine } from '../domain/campaigns/campaign-line.ts'
import type { FieldProblem } from '../domain/document/definition.ts'
import type { NewAction } from '../domain/document/wire.ts'

const PROBLEM = { 'content-type': 'application/problem+json' }
const DAY_MS = 86_400_000
const DAY_LETTERS = 10
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, DAY_LETTERS)

const line = (id: string, title: string, more: Partial<CampaignLine>): CampaignLine => ({
  id,
  title,
  status: 'approved',
  version: 3,
  name: `GB-${id.toUpperCase()}`,
  start: dayFromNow(-10),
  end: dayFromNow(10),
  total: 10_000,
  currency: 'GBP',
  markets: ['GB'],
  split: 10_000,
  flown: [[dayFromNow(-10), dayFromNow(10)]],
  plans: [],
  actual: null,
  owner: 'Ada Lovelace',
  ...more,
})

/** One that runs without flights, one draft, one that is archived. */
export const LINES = [
  line('live', 'Spring', { flown: [] }),
  line('draft', 'Summer', { status: 'draft', total: null }),
  line('old', 'Winter', { status: 'archived' }),
]

interface Asked {
  /** Of somebody who also sets campaigns up, or only reads them. */
  maySetUp?: boolean
  /** What keeps a campaign from being handed in. */
  problems?: readonly FieldProblem[]
}

/** The app with these campaigns; `acts` are the calls that change one. */
export function campaignsInTests(
  lines: readonly CampaignLine[] = LINES,
  { maySetUp = true, problems }: Asked = {},
) {
  const acts: NewAction[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString()
    if (init?.method === 'POST') {
      acts.push(JSON.parse(init.body as string) as NewAction)
      return problems
        ? Response.json({ title: 'Not ready', problems }, { status: 409, headers: PROBLEM })
        : Response.json({ data: {} })
    }
    return Response.json({ data: address.startsWith('/api/campaigns') ? lines : [], next: null })
  }
  const mounted: MountOptions = {
    context: {
      user: { ...sampleUser, id: crypto.randomUUID() },
      permissions: {
        prefix: '',
        agency: maySetUp ? ['MxmzCampaignsSetupAppAccess'] : [],
        workspace: [],
        markets: {},
      },
    },
    portal: { fetch },
    route: { basePath: '/brands/brand-1/campaigns/list', params: { brandId: 'brand-1' }, tail: '/' },
  }
  return { acts, mounted }
}
