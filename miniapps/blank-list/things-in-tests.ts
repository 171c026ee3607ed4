import type { MountOptions } from '../../test/browser/mount-mini-app.ts'
import { answering } from '../../test/browser/answering.ts'
import type { Thing } from '../domain/blank/thing.ts'

export const SPRING: Thing = { id: 'thing-1', name: 'Spring', day: '2026-03-20' }

/** The app in a brand that has these things; what `more` answers wins. */
export const withThings = (things: readonly Thing[], more: Record<string, unknown> = {}): MountOptions => ({
  portal: {
    fetch: answering({ ...more, 'GET /api/blank/brand-1/things*': { data: things, next: null } }),
  },
  route: { basePath: '/blank-list', params: { brandId: 'brand-1' } },
})
