import { inCategory } from '../app-row.ts'
import { MARKET_PLACE_ACCESS } from '../permissions.ts'

export const CONNECT = inCategory('Connect', [
  {
    key: 'market-place',
    title: 'Marketplace',
    icon: 'store',
    routes: ['/marketplace'],
    needs: { permission: MARKET_PLACE_ACCESS, tenants: ['greenhouse'] },
  },
  {
    key: 'contacts',
    title: 'Contacts',
    icon: 'contact',
    built: true,
    apis: ['contacts'],
    routes: ['/network/contacts'],
    needs: { permission: 'NetworkAccess' },
  },
  {
    key: 'speed-date',
    built: true,
    apis: ['documents', 'contacts', 'speedDate'],
    title: 'Speed date',
    icon: 'handshake',
    routes: ['/network/speed-date'],
    needs: { permission: 'NetworkAccess' },
  },
  {
    key: 'documentation',
    title: 'Documentation',
    icon: 'book-open',
    built: true,
    knowsLayout: true,
    apis: ['openapi.json', 'embed'],
    routes: ['/documentation'],
    needs: { permission: 'DocumentationAccess' },
    help: 'documentation',
  },
  {
    key: 'onboarding',
    title: 'Onboarding',
    icon: 'rocket',
    built: true,
    apis: ['onboarding'],
    routes: ['/onboarding'], // the spec names the key and no route
  },
])
