import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Tabs } from '../../kit/controls/tabs.tsx'
import { words } from '../words/words.ts'

/** Translations, and the taxonomies that they lead to. */
export function TranslatorTabs({ current }: { current: 'translations' | 'taxonomies' }) {
  const { basePath } = useMiniApp().route
  return (
    <Tabs
      label={words('views')}
      tabs={[
        { label: words('translations'), to: basePath, current: current === 'translations' },
        { label: words('taxonomies'), to: `${basePath}/taxonomies`, current: current === 'taxonomies' },
      ]}
    />
  )
}
