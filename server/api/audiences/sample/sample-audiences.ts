import type { Scope } from '../../../../miniapps/domain/audience/edition.ts'
import { ACME_BRANDS, RIVAL_BRANDS } from '../../../world/planning/clients.ts'
import { AUTHOR, RIVAL_PLANNER } from '../../../world/planning/planners.ts'

const [COLA, , SNACKS, WATER] = ACME_BRANDS
const SURVEY = { dataset: 'survey-2026', weight: 'main' }
const MEMBERS = { dataset: 'acme-members', weight: 'members' }

/** Published in October, long enough after the survey. */
const FRESH = Date.UTC(2026, 9, 5, 9)
const STALE = Date.UTC(2026, 6, 7, 9)

export interface SampleAudience {
  id: string
  title: string
  /** Its expression. */
  text: string
  tags: readonly string[]
  place: string
  by: string
  slice: string
  dataset: string
  weight: string
  at: number
  scope?: Scope
  kind?: 'composition'
  isRetired?: true
}

const audience = (
  name: string,
  title: string,
  text: string,
  part: Partial<SampleAudience> = {},
): SampleAudience => ({
  id: audienceId(name),
  title,
  text,
  tags: [],
  place: COLA!.id,
  by: AUTHOR,
  slice: 'GB-2026-H1',
  ...SURVEY,
  at: FRESH,
  ...part,
})

export const audienceId = (name: string): string => `audience-${name}`
/** A plan is made for it. */
export const PLANNED = audienceId('heavy-tv')
export const PLAN_BRAND = WATER!

/** A pair that says the same, one that is stale, one retired, one planned, one of a client's own data, one too small to plan with. */
export const SAMPLE_AUDIENCES: readonly SampleAudience[] = [
  audience('heavy-tv', 'Heavy TV viewers', 'tv = 1', { tags: ['heavy', 'tv'], scope: 'agency' }),
  audience('young-streamers', 'Young daily streamers', 'age_band = 1 AND streaming = 1', {
    tags: ['streaming', 'young'],
    scope: 'client',
  }),
  audience('streamers-under-25', 'Daily streamers under 25', 'streaming = 1 AND age_band = 1', {
    tags: ['streaming'],
  }),
  audience('acme-drinkers', 'Acme drinkers', 'acme = 1', { tags: ['brand'], scope: 'client' }),
  audience('acme-drinkers-us', 'Acme drinkers', 'acme = 1', {
    tags: ['brand'],
    place: SNACKS!.id,
    slice: 'US-2026-H1',
  }),
  audience('lapsed', 'Lapsed Acme drinkers', 'acme = 2 AND NOT drinks = 2', { at: STALE, tags: ['brand'] }),
  audience('newspapers', 'Daily newspaper readers', 'newspapers = 1', { isRetired: true }),
  audience('gamers', 'Daily gamers', 'gaming = 1 AND age_band IN (1, 2)', {
    scope: 'market',
    tags: ['gaming'],
  }),
  audience('gold-members', 'Acme Club gold members', 'tier = 1', {
    ...MEMBERS,
    tags: ['club'],
    scope: 'client',
  }),
  audience(
    'tv-or-streaming',
    'TV or streaming',
    `AUDIENCE ${audienceId('heavy-tv')}@1 OR AUDIENCE ${audienceId('young-streamers')}@1`,
    { kind: 'composition' },
  ),
  audience('left-handed-16', 'Left-handed sixteen-year-olds', 'age BETWEEN 16 AND 16 AND handed = 1'),
  audience('rival-cola', 'RIVALIS cola drinkers', 'drinks = 1', {
    place: RIVAL_BRANDS[0]!.id,
    by: RIVAL_PLANNER,
  }),
]
