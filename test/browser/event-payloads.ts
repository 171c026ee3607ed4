import type { PortalEventName, PortalEvents } from '../../shell/contract/own-events.ts'

/** Payloads of each event that the shell takes. */
export const ACCEPTED_PAYLOADS: {
  readonly [Name in PortalEventName]: readonly (PortalEvents[Name] | undefined)[]
} = {
  'set-breadcrumbs': [
    {},
    {
      text: 'T',
      category: 'Plan',
      app: 'Campaigns',
      section: 'List',
      hideSection: true,
      details: [{ name: 'One' }, { name: 'Two' }],
    },
    { details: [] },
  ],
  'update-breadcrumbs': [{ section: 'Results' }, { hideSection: false }],
  'reset-breadcrumbs-details': [undefined],
  'change-route': [
    { path: '/you' },
    {
      path: '/brands/{brandId}/campaigns',
      extras: { replaceUrl: true, newTab: false, queryParams: { sort: 'name' } },
    },
    { path: '/you', extras: {} },
  ],
  'user-unauthorized': [undefined],
  'set-has-product-tours': [{ has: true }, { has: false }],
  'run-product-tours-reminder': [undefined],
  'hide-product-tours-reminder': [undefined],
  'track-action': [
    { action: 'saved' },
    { action: 'saved', data: { count: 2, nested: { list: [1, 'two', null, true] } } },
  ],
  'track-analytics': [
    { kind: 'action', name: 'saved' },
    { kind: 'identify', data: { team: 'Search' } },
    { kind: 'page', name: 'Summary' },
    { kind: 'reset' },
  ],
  'set-contextual-help-page-tag': [{ tag: 'campaign-list' }, { tag: '' }],
  'set-help-menu-info': [
    {},
    { communityUrl: 'https://community.example/', knowledgeBaseUrl: 'http://help.example/a?b=c' },
  ],
  'change-date-format': [{ locale: 'de-DE' }],
  'change-number-format': [{ locale: 'en-gb' }],
  'change-display-language': [{ language: 'en-US' }],
  'change-workspace': [{ workspaceId: 'b1' }],
  logout: [undefined],
  'run-product-tours': [undefined],
  'see-as': [{ id: 'person-7', email: 'ada@agency.example', name: 'Ada Lovelace' }],
}

type Malformed = readonly (readonly [payload: unknown, problem: string])[]

const notNothing: Malformed = [
  [{}, 'payload: must be left out'],
  ['now', 'payload: must be left out'],
  [0, 'payload: must be left out'],
]
const noObject: Malformed = [
  [undefined, 'payload: must be an object'],
  [null, 'payload: must be an object'],
  ['text', 'payload: must be an object'],
  [7, 'payload: must be an object'],
]
const long = (length: number) => 'x'.repeat(length)

const breadcrumbs: Malformed = [
  ...noObject,
  [{ app: 7 }, 'app: must be text'],
  [{ section: null }, 'section: must be text'],
  [{ text: long(201) }, 'text: must have at most 200 characters'],
  [{ hideSection: 'yes' }, 'hideSection: must be true or false'],
  [{ details: 'One' }, 'details: must be a list'],
  [{ details: { length: 1, 0: { name: 'One' } } }, 'details: must be a list'],
  [{ details: ['One'] }, 'details.0: must be an object'],
  [{ details: [{ name: 'One' }, {}] }, 'details.1.name: must be text'],
  [{ details: Array.from({ length: 11 }, () => ({ name: 'One' })) }, 'details: must have at most 10 entries'],
]
const locale: Malformed = [
  ...noObject,
  [{}, 'locale: must be text'],
  [{ locale: 'not a locale' }, 'locale: must be a locale such as en-gb'],
  [{ locale: '' }, 'locale: must be a locale such as en-gb'],
  [{ locale: long(36) }, 'locale: must have at most 35 characters'],
]
const data: Malformed = [
  [{ data: 'text' }, 'data: must be an object'],
  [{ data: [] }, 'data: must be an object'],
  [
    { data: { run: () => {} } },
    'data.run: must be text, a number, true, false, null, a list or an object of these',
  ],
  [
    { data: { size: Infinity } },
    'data.size: must be text, a number, true, false, null, a list or an object of these',
  ],
  [
    { data: { big: 10n } },
    'data.big: must be text, a number, true, false, null, a list or an object of these',
  ],
  [{ data: { a: { b: { c: { d: { e: {} } } } } } }, 'data.a.b.c.d.e: must be at most 5 levels deep'],
  [{ data: { list: Array.from({ length: 201 }, () => 1) } }, 'data.list: must hold at most 200 values'],
  [{ data: { note: long(2001) } }, 'data.note: must have at most 2000 characters'],
  [{ data: { [long(101)]: 1 } }, 'data: must have keys of at most 100 characters'],
]

/** Payloads of each event that the shell refuses, with the reason it gives. */
export const MALFORMED_PAYLOADS: { readonly [Name in PortalEventName]: Malformed } = {
  'set-breadcrumbs': breadcrumbs,
  'update-breadcrumbs': breadcrumbs,
  'reset-breadcrumbs-details': notNothing,
  'change-route': [
    ...noObject,
    [{}, 'path: must be text'],
    [{ path: long(2001) }, 'path: must have at most 2000 characters'],
    [{ path: '/you', extras: 'replace' }, 'extras: must be an object'],
    [{ path: '/you', extras: { newTab: 1 } }, 'extras.newTab: must be true or false'],
    [{ path: '/you', extras: { queryParams: 'a=b' } }, 'extras.queryParams: must be an object'],
    [{ path: '/you', extras: { queryParams: { a: 1 } } }, 'extras.queryParams.a: must be text'],
  ],
  'user-unauthorized': notNothing,
  'set-has-product-tours': [
    ...noObject,
    [{}, 'has: must be true or false'],
    [{ has: 'true' }, 'has: must be true or false'],
  ],
  'run-product-tours-reminder': notNothing,
  'hide-product-tours-reminder': notNothing,
  'track-action': [
    ...noObject,
    [{}, 'action: must be text'],
    [{ action: ' ' }, 'action: must not be empty'],
    ...data.map(([payload, problem]) => [{ action: 'a', ...(payload as object) }, problem] as const),
  ],
  'track-analytics': [
    ...noObject,
    [{}, 'kind: must be one of action, identify, page, reset'],
    [{ kind: 'delete' }, 'kind: must be one of action, identify, page, reset'],
    [{ kind: ['page'] }, 'kind: must be one of action, identify, page, reset'],
    [{ kind: 'page', name: 7 }, 'name: must be text'],
    ...data.map(([payload, problem]) => [{ kind: 'action', ...(payload as object) }, problem] as const),
  ],
  'set-contextual-help-page-tag': [
    ...noObject,
    [{}, 'tag: must be text'],
    [{ tag: long(201) }, 'tag: must have at most 200 characters'],
  ],
  'set-help-menu-info': [
    ...noObject,
    [{ communityUrl: 'javascript:alert(1)' }, 'communityUrl: must start with http:// or https://'],
    [{ knowledgeBaseUrl: '//help.example' }, 'knowledgeBaseUrl: must start with http:// or https://'],
    [{ knowledgeBaseUrl: 7 }, 'knowledgeBaseUrl: must be text'],
  ],
  'change-date-format': locale,
  'change-number-format': locale,
  'change-display-language': [
    ...noObject,
    [{ language: 'english!' }, 'language: must be a locale such as en-gb'],
  ],
  'change-workspace': [
    ...noObject,
    [{}, 'workspaceId: must be text'],
    [{ workspaceId: '' }, 'workspaceId: must not be empty'],
    [{ workspaceId: 7 }, 'workspaceId: must be text'],
  ],
  logout: notNothing,
  'run-product-tours': notNothing,
  'see-as': [
    ...noObject,
    [{ id: 'person-7', name: 'Ada' }, 'email: must be text'],
    [{ id: ' ', email: 'ada@agency.example', name: 'Ada' }, 'id: must not be empty'],
  ],
}
