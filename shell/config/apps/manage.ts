import { inCategory } from '../app-row.ts'

export const MANAGE = inCategory('Manage', [
  {
    key: 'apps',
    built: true,
    knowsLayout: true,
    title: 'Apps',
    icon: 'layout-grid',
    apis: ['catalogue', 'requests'],
    routes: ['/apps'],
    needs: { permission: 'OsAppsAccess' },
    menu: [
      {},
      { name: 'list', path: '/apps/list' },
      {
        name: 'settings',
        title: 'App settings',
        path: '/apps/admin-panel',
        permission: 'APPS_MARKET_MANAGE',
      },
    ],
  },
  {
    key: 'workspace-management',
    built: true,
    title: 'Workspaces',
    icon: 'briefcase',
    apis: ['workspaces'],
    routes: ['/workspace'],
  },
  {
    key: 'market-admin',
    built: true,
    title: 'Market admin',
    icon: 'globe',
    apis: ['markets', 'workspaces'],
    routes: ['/market-admin'],
    menu: [
      { permission: 'OS_WORKSPACE_MANAGE' },
      {
        name: 'markets',
        title: 'Markets',
        path: '/market-admin/panel',
        permission: 'OS_WORKSPACE_MANAGE',
      },
    ],
  },
  {
    key: 'admin',
    built: true,
    title: 'Admin',
    icon: 'shield',
    routes: ['/os-admin'],
    needs: { permission: 'AdminAppAccess' },
    apis: ['access', 'requests', 'miniApps'],
    allowedEvents: ['see-as'],
    menu: [
      {},
      { name: 'roles', title: 'Roles', path: '/os-admin/panel/roles' },
      { name: 'users', title: 'Users', path: '/os-admin/panel/users' },
      { name: 'groups', title: 'Groups', path: '/os-admin/panel/groups' },
    ],
  },
  {
    key: 'identity-onboarding',
    title: 'Identity onboarding',
    icon: 'id-card',
    routes: ['/proteus-onboarding'],
  },
  { key: 'idx', title: 'Identity index', icon: 'fingerprint', routes: ['/idx'] },
])
