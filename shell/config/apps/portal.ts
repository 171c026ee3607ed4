import { inCategory } from '../app-row.ts'

/** What belongs to no part of the product. */
export const PORTAL = inCategory('', [
  {
    key: 'header',
    title: 'Header',
    built: true,
    isLayout: true,
    // Spec section 6: what the header may trigger, and nothing else of what is protected.
    allowedEvents: [
      'change-date-format',
      'change-number-format',
      'change-display-language',
      'change-workspace',
      'run-product-tours',
      'logout',
    ],
    apis: ['notifications', 'requests', 'search', 'documents'],
  },
  {
    key: 'login',
    title: 'Sign in',
    built: true,
    isLayout: true,
    isOpen: true,
    routes: ['/login', '/login/agency-access'],
    apis: ['requests'],
    allowedEvents: ['logout'],
  },
  {
    key: 'you-page',
    title: 'You',
    icon: 'circle-user-round',
    built: true,
    routes: ['/you', '/user/profile', '/user/settings', '/search'],
    menu: [
      {},
      { name: 'profile', title: 'Profile', path: '/user/profile', permission: 'OS_USERDETAILS_APP_ACCESS' },
      { name: 'settings', title: 'Settings', path: '/user/settings' },
    ],
    apis: [
      'workspaces',
      'userDetails',
      'documents',
      'catalogue',
      'home',
      'notifications',
      'search',
      'scorecards',
      'onboarding',
    ],
    knowsLayout: true,
    allowedEvents: ['change-workspace'],
  },
])
