import type { Refused } from '../../kernel/refused.ts'
import { withoutAccents } from './name-template.ts'

export interface Tracking {
  source: string
  medium: string
  campaign: string
  content?: string
  term?: string
}

const FIELDS = ['source', 'medium', 'campaign', 'content', 'term'] as const
const NEEDED: readonly (typeof FIELDS)[number][] = ['source', 'medium', 'campaign']

/** The UTM parameters of a link, in signs that every analytics tool reads alike. Fields: those with nothing to say. */
export function trackingQuery(
  tracking: Tracking,
): { query: string } | Refused<'missing', { fields: string[] }> {
  const values = FIELDS.map((field) => ({ field, value: signsOf(tracking[field] ?? '') }))
  const fields = values
    .filter(({ field, value }) => NEEDED.includes(field) && value === '')
    .map(({ field }) => field)
  if (fields.length > 0) return { refused: 'missing', fields }
  const filled = values.filter(({ value }) => value !== '')
  return { query: filled.map(({ field, value }) => `utm_${field}=${value}`).join('&') }
}

const signsOf = (text: string): string =>
  withoutAccents(text.trim())
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^a-z0-9._~-]/g, '')
