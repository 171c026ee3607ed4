import type { OnboardingPath, OnboardingStep } from './onboarding-path.ts'

type Given = Pick<OnboardingStep, 'key' | 'kind' | 'path'> & Partial<OnboardingStep>

const step = (given: Given): OnboardingStep => ({ required: true, minutes: 5, dependsOn: [], ...given })

/** The portal's own paths, by role; their words stand in the app. A key is never given another meaning. */
export const PATHS: readonly OnboardingPath[] = [
  {
    key: 'administrator',
    permission: 'AdminAppAccess',
    steps: [
      step({ key: 'people', kind: 'do', path: '/os-admin/panel/users', app: 'admin' }),
      step({ key: 'roles', kind: 'do', path: '/os-admin/panel/roles', app: 'admin' }),
      step({
        key: 'brands',
        kind: 'do',
        path: '/workspace',
        app: 'workspace-management',
        seen: 'visit:workspace-management',
      }),
      step({
        key: 'markets',
        kind: 'do',
        path: '/market-admin/panel',
        app: 'market-admin',
        seen: 'visit:market-admin',
      }),
      step({ key: 'apps', kind: 'do', path: '/apps/admin-panel', required: false }),
    ],
  },
  {
    key: 'newcomer',
    steps: [
      step({ key: 'details', kind: 'do', path: '/network/contacts/me', seen: 'details' }),
      step({
        key: 'settings',
        kind: 'read',
        path: '/user/settings',
        minutes: 2,
      }),
      step({
        key: 'colleagues',
        kind: 'do',
        path: '/network/contacts',
        app: 'contacts',
        seen: 'visit:contacts',
        dependsOn: ['details'],
      }),
      step({ key: 'apps', kind: 'do', path: '/apps/list', app: 'apps', seen: 'visit:apps', minutes: 3 }),
      step({
        key: 'finding',
        kind: 'quiz',
        path: '/you',
        minutes: 2,
        dependsOn: ['apps'],
        quiz: { answers: 3, right: 1 },
      }),
      step({ key: 'tour', kind: 'tour', path: '/you', app: 'you-page', required: false, minutes: 3 }),
      step({
        key: 'speed-date',
        kind: 'do',
        path: '/network/speed-date',
        app: 'speed-date',
        seen: 'visit:speed-date',
        required: false,
      }),
    ],
  },
  {
    key: 'auditor',
    permission: 'SCORECARDS_APP_ACCESS',
    steps: [
      step({ key: 'tour', kind: 'tour', path: '/brands/{brandId}/scorecards', app: 'scorecards' }),
      step({
        key: 'open',
        kind: 'do',
        path: '/brands/{brandId}/scorecards',
        app: 'scorecards',
        seen: 'visit:scorecards',
      }),
      step({
        key: 'audit',
        kind: 'do',
        path: '/brands/{brandId}/scorecards',
        app: 'scorecards',
        seen: 'made:scorecard-run',
        minutes: 20,
        dependsOn: ['open'],
      }),
      step({
        key: 'view',
        kind: 'do',
        path: '/brands/{brandId}/scorecards',
        app: 'scorecards',
        seen: 'made:saved-view',
        required: false,
      }),
    ],
  },
]
