import { PUBLIC_EVENTS, type MiniAppEvents } from '../../../shell/contract/events.ts'

type PublicEvent = (typeof PUBLIC_EVENTS)[number]

/** One payload for each event that every mini-app may emit. */
export const SAMPLE_PAYLOADS: { readonly [Name in PublicEvent]: MiniAppEvents[Name] } = {
  'set-breadcrumbs': { category: 'Developers', app: 'Sample', section: 'Events' },
  'update-breadcrumbs': { details: [{ name: 'First detail' }, { name: 'Second detail' }] },
  'reset-breadcrumbs-details': undefined,
  'change-route': { path: '/you' },
  'user-unauthorized': undefined,
  'set-has-product-tours': { has: true },
  'run-product-tours-reminder': undefined,
  'hide-product-tours-reminder': undefined,
  'track-action': { action: 'sample-button-pressed', data: { from: 'sample' } },
  'track-analytics': { kind: 'page', name: 'Sample' },
  'set-contextual-help-page-tag': { tag: 'sample' },
  'set-help-menu-info': {
    knowledgeBaseUrl: 'https://example.com/knowledge',
    communityUrl: 'https://example.com/community',
  },
}
