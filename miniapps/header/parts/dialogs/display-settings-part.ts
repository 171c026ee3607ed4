import { lazyPart } from '../../../kit/bridge/lazy-part.ts'

export const displaySettingsPart = lazyPart(
  async () => (await import('./display-settings.tsx')).DisplaySettings,
)
