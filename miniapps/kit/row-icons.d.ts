declare module 'virtual:row-icons' {
  import type { IconNode } from 'lucide'
  export const ROW_ICONS: Readonly<Record<string, IconNode>>
}
