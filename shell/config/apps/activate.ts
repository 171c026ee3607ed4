import { inCategory } from '../app-row.ts'

export const ACTIVATE = inCategory('Activate', [
  {
    key: 'cart',
    title: 'Cart',
    icon: 'shopping-cart',
    routes: ['/brands/{brandId}/cart'],
    needs: { permission: 'CartAppAccess' },
  },
])
