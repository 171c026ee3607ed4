import type { RuntimeMiniApp } from '../../shell/contract/runtime-config.ts'

/** The entry with which an operator registers the app; `needs` is what the author fills in. */
export function entryOf({ key, title }: { key: string; title: string }): RuntimeMiniApp {
  return {
    key,
    title,
    script: `https://apps.example/${key}.js`,
    routes: [key],
    menu: { title },
  }
}
