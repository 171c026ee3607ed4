import { lazyPart } from '../../../kit/bridge/lazy-part.ts'

export const palettePart = lazyPart(
  async () => (await import('../palette/command-palette.tsx')).CommandPalette,
)
