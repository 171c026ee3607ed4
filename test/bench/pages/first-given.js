// What the portal's home needs to be drawn, for pages that have no portal around it.
const brand = { id: 'b-1', azId: 'az-b-1', parentId: 'am-1', type: 'BRAND', name: 'Abelia Hair', status: 'LIVE', country: { code: 'DE', name: 'Germany', currency: 'EUR' }, clientId: 'c-1', clientName: 'Norvane' }
const user = { id: 'u-1', firstname: 'Maya', lastname: 'Planner', email: 'planner@agency.example', dateLocale: 'en-gb', numberLocale: 'en-gb', displayLanguage: 'en-US', userRoles: [] }
const nothing = () => {}

export const given = {
  context: {
    displaySettings: { displayLanguage: 'en-US', dateLocale: 'en-gb', numberLocale: 'en-gb' },
    workspace: brand,
    tenant: { code: 'choreograph', name: 'Choreograph', defaultTheme: 'choreograph-theme', mainColor: '#ff5c00' },
    user,
    permissions: { prefix: '', agency: ['OsAgencyAccess', 'OsAppsAccess'], workspace: ['OS_WORKSPACE_ACCESS', 'SCORECARDS_APP_ACCESS'], markets: {} },
    layout: {
      topNavigation: [], dashboardTabs: [{ title: 'You', path: '/you' }], avatarMenu: [], apps: [], help: {}, tours: { has: false, reminder: false }, agencies: [], brands: [brand],
      closedBrands: [], app: 'you-page', path: '/you', visit: 1, accessState: null, signInMessage: '', denials: [], explain: 0, commands: [],
    },
  },
  route: { path: '/you', tail: '/', params: {}, query: {}, basePath: '/you' },
  portal: {
    app: { key: 'you-page', title: 'You', category: '', help: {} }, emit: () => true, fetch: (...asked) => fetch(...asked), signal: new AbortController().signal, navigate: nothing,
    setDirty: nothing, announce: nothing, notify: nothing, offerCommands: nothing, draft: { read: () => null, write: nothing, clear: nothing }, overlayRoot: document.body,
  },
}
